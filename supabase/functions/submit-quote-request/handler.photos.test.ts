import { photoPath } from '@vakman/domain/quote-request/quote-request.photos.ts';
import { describe, expect, test } from 'vitest';
import * as files from '../_shared/fixtures/files.ts';
import { StorageFailure } from '../_shared/storage/attachments.ts';
import { translateQuoteForm } from '../_shared/translations/quote-form-messages.ts';
import { backend, good } from './handler.fixture.ts';
import type { Dependencies } from './handler.ts';

describe('photos that cannot be stored', () => {
  const down = () => Promise.reject(new StorageFailure('storage upload failed'));

  test.each<[string, Partial<Dependencies>]>([
    ['storage is down', { attachments: { upload: down, links: async () => new Map() } }],
    ['signing fails', { attachments: { upload: async () => undefined, links: down } }],
  ])('do not hold up the request: %s', async (_what, changes) => {
    const { send, stored } = backend(changes);
    const { status, page } = await send({ ...good, photos: files.jpeg() });
    expect(status).toBe(200);
    expect(page).toContain(translateQuoteForm('nl')('toasts.photosFailed.title'));
    expect(stored).toMatchObject([{ ...good, photos: [] }]);
  });

  test('are refused to who uploads too much', async () => {
    const asked: [string, number][] = [];
    const { send, uploaded } = backend({
      claimUploads: async (...values) => {
        asked.push(values);
        return false;
      },
    });
    expect((await send({ ...good, photos: [files.jpeg(), files.pdf()] })).status).toBe(200);
    expect(asked).toEqual([['192.0.2.1', 2]]);
    expect(uploaded.size).toBe(0);
  });

  test('kept ones that were swept in the meantime are told', async () => {
    const { send, stored } = backend();
    expect((await send({ ...good, photo_path: photoPath('image/png') })).status).toBe(200);
    expect(stored).toMatchObject([{ photos: [] }]);
  });
});
