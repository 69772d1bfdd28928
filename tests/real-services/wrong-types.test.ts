import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';
import { createAsker, freshPath, type Asker } from './questions/asker.ts';

/** Lists of a column are tried elsewhere. */
const { photos: _photos, ...withoutPhotos } = quoteRequestRow();

/** Bodies that are as they should be, by where they are sent. */
const bodies: Readonly<Record<string, object>> = {
  '/auth/v1/signup': { email: 'jo@example.test', password: 'a long password' },
  '/auth/v1/token?grant_type=password': { email: 'jo@example.test', password: 'a long password' },
  '/auth/v1/token?grant_type=refresh_token': { refresh_token: 'x' },
  '/auth/v1/otp': { email: 'jo@example.test' },
  '/auth/v1/verify': { type: 'email', token_hash: 'x' },
  '/auth/v1/recover': { email: 'jo@example.test' },
  [`/storage/v1/object/list/${photoBucket}`]: { prefix: '', limit: 1, offset: 0, sortBy: { column: 'name' } },
  [`/storage/v1/object/list-v2/${photoBucket}`]: { prefix: '', limit: 1, cursor: '', with_delimiter: true },
  [`/storage/v1/object/sign/${photoBucket}`]: { expiresIn: 60, paths: ['a'] },
  [`/storage/v1/object/sign/${photoBucket}/${freshPath()}`]: { expiresIn: 60 },
  '/storage/v1/object/move': { bucketId: photoBucket, sourceKey: 'a', destinationKey: 'b' },
  '/storage/v1/bucket': { id: 'a', name: 'a', public: true, file_size_limit: 1, allowed_mime_types: ['a/b'] },
  '/rest/v1/quote_requests': withoutPhotos,
  '/rest/v1/rpc/available_slots': { size: '25-50', from_day: '2026-12-01', days: 1 },
  '/rest/v1/rpc/hold_slot': {
    booking_id: crypto.randomUUID(),
    size: '25-50',
    starts_at: '2026-12-01T08:00:00Z',
  },
  '/rest/v1/rpc/book_facade_cleaning': { payload: {} },
  '/rest/v1/rpc/read_appointment': { token: 'x' },
};

const values = [null, -1, 1.5, 'x', true, [], [1], {}, { a: 1 }];
const texts = ['null', '1', '"x"', 'true', '[]', '[1]', '{', ''];

let backend: TestBackend;
let asker: Asker;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startTestBackend();
  asker = createAsker(backend);
});
afterAll(() => backend.remove());

describe('a wrong value is a mistake of the caller, not of the service', () => {
  it.each(Object.entries(bodies))('%s', async (address, good) => {
    const wrong = Object.keys(good).flatMap((field) =>
      values.map((value) => JSON.stringify({ ...good, [field]: value })),
    );
    const failed = [];
    for (const body of [...texts, ...wrong]) {
      const { status } = await asker.ask('visitor', `POST ${address}`, { body });
      if (status >= 500) failed.push({ body, status });
    }
    expect(failed).toEqual([]);
  });
});
