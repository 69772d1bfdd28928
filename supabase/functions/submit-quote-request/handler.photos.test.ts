import { languages } from '@vakman/domain/languages/languages.ts';
import { photoPath } from '@vakman/domain/photos/photos.paths.ts';
import { describe, expect, test } from 'vitest';
import * as files from '../_shared/fixtures/files.ts';
import { unescaped } from '../_shared/fixtures/sent-form.ts';
import { translatePage } from '../_shared/page/messages.ts';
import { StorageFailure } from '../_shared/storage/attachments.ts';
import { translateQuoteForm } from '../_shared/translations/quote-form-messages.ts';
import { backend, fieldsIn, good, type Changes } from './handler.fixture.ts';

describe('photos that cannot be stored', () => {
  const down = () => Promise.reject(new StorageFailure('storage upload failed'));

  test.each<[string, Changes]>([
    ['storage is down', { attachments: { upload: down, links: async () => new Map() } }],
    ['signing fails', { attachments: { upload: async () => undefined, links: down } }],
  ])('do not hold up the request: %s', async (_what, changes) => {
    const { send, stored } = backend(changes);
    const { status, page } = await send({ ...good, photos: files.jpeg() });
    expect(status).toBe(200);
    expect(page).toContain(translateQuoteForm('nl')('toasts.photosFailed.title'));
    expect(stored).toMatchObject([{ ...good, photos: [] }]);
  });

  test('are refused to who uploads too much, from the first one that is', async () => {
    const asked: string[] = [];
    const { send, uploaded } = backend({
      claimUploads: async (sender, paths) => {
        asked.push(sender);
        return asked.length > 1 ? [] : paths;
      },
    });
    expect((await send({ ...good, photos: [files.jpeg(), files.pdf()] })).status).toBe(200);
    expect(asked).toEqual(['192.0.2.1', '192.0.2.1']);
    expect([...uploaded.values()]).toEqual(['image/jpeg']);
  });

  test('at the first try are stored at the second', async () => {
    const failing = new Set(['claim', 'upload', 'sign']);
    const once = (call: string) => {
      if (failing.delete(call)) throw new StorageFailure('storage not reached');
    };
    const { send, stored } = backend({
      claimUploads: async (_sender, paths) => {
        once('claim');
        return paths;
      },
      attachments: {
        upload: async () => once('upload'),
        links: async (paths) => {
          once('sign');
          return new Map(paths.map((path) => [path, `https://x/${path}?token=t`]));
        },
      },
    });
    expect((await send({ ...good, photos: [files.jpeg(), files.pdf()] })).status).toBe(303);
    expect(stored[0]?.photos).toHaveLength(2);
  });

  test('make nobody wait for all of them', async () => {
    const uploads: string[] = [];
    const upload = async (path: string) => {
      uploads.push(path);
      return down();
    };
    const { send } = backend({ attachments: { upload, links: async () => new Map() } });
    const photos = Array.from({ length: 10 }, () => files.jpeg());
    expect((await send({ ...good, photos })).status).toBe(200);
    expect(uploads).toHaveLength(4);
  });

  test('are not missing when the form is sent again', async () => {
    let isDown = true;
    const box = backend({
      attachments: {
        upload: async () => (isDown ? down() : undefined),
        links: async (paths) => new Map(paths.map((path) => [path, `https://x/${path}?token=t`])),
      },
    });
    expect((await box.send({ ...good, photos: files.jpeg() })).status).toBe(200);
    isDown = false;
    expect((await box.send({ ...good, photos: files.jpeg() })).status).toBe(303);
    expect(box.stored.map(({ photos }) => photos.length)).toEqual([0, 1]);
  });

  test('kept ones that were swept in the meantime are told', async () => {
    const { send, stored } = backend();
    expect((await send({ ...good, photo_path: photoPath('image/png') })).status).toBe(200);
    expect(stored).toMatchObject([{ photos: [] }]);
  });
});

describe('more than forty megabytes of photos', () => {
  const t = translatePage('nl');
  const tooLarge = t('tooLarge', { total: 40 });
  const kept = photoPath('image/png');

  test('are refused before they are read, and everything typed is shown again', async () => {
    const { send, stored, uploaded } = backend();
    const photos = Array.from({ length: 5 }, () => files.largeJpeg(9));
    const headers = { 'cf-connecting-ip': '192.0.2.1', 'content-length': String(45 * 1024 * 1024) };
    const { status, page } = await send({ ...good, photo_path: kept, photos }, headers);
    expect(status).toBe(413);
    expect(page).toContain(tooLarge);
    expect(page).toContain(t('kept'));
    expect(fieldsIn(page)).toMatchObject({ ...good, photo_path: kept });
    expect([stored.length, uploaded.size]).toEqual([0, 0]);
  });

  test('are cut off where nobody said how many there are; those that arrived are kept', async () => {
    const { send, stored, uploaded } = backend();
    const photos = Array.from({ length: 5 }, () => files.largeJpeg(9));
    const { status, page } = await send({ ...good, photos });
    expect([status, uploaded.size, stored.length]).toEqual([413, 4, 0]);
    expect(page).toContain(tooLarge);
    expect(unescaped(page)).toContain(t('photos.lost'));
    expect(fieldsIn(page)).toMatchObject({ ...good, photo_path: [...uploaded.keys()] });
  });

  test.each(languages)('are spoken of beside the field (%s)', async (language) => {
    const { page } = await backend().send({ ...good, phone: '', language });
    const numbers = { count: 10, megabytes: 10, total: 40 };
    expect(unescaped(page)).toContain(translatePage(language)('photos.hint', numbers));
    expect(page).toMatch(/id="photos"[^>]*aria-describedby="photos-hint"/);
  });
});

test('a form that breaks off within a photo comes back with what arrived', async () => {
  const { answer, uploaded } = backend();
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = [
    ...Object.entries(good).map(([name, value]) => part(name, value)),
    part('photos"; filename="a.pdf', '%PDF-1.7'),
    part('photos"; filename="b.pdf', '%PDF-1.7').slice(0, -6),
  ].join('');
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const { status, page } = await answer(new Request('https://x', { method: 'POST', body, headers }));
  expect([status, uploaded.size]).toEqual([400, 1]);
  expect(page).toContain(translatePage('nl')('notReadable'));
  expect(unescaped(page)).toContain(translatePage('nl')('photos.lost'));
  expect(fieldsIn(page)).toMatchObject({ ...good, photo_path: [...uploaded.keys()][0] });
});
