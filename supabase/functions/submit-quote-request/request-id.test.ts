import { expect, test } from 'vitest';
import type { Photo } from '../_shared/form/check-photos.ts';
import { requestId } from './request-id.ts';
import { readSubmission } from './submission.ts';

const submission = (message: string) =>
  readSubmission({ values: new Map([['message', [message]]]), files: [], hasMoreFiles: false });
const photo = (...bytes: number[]): Photo => ({ type: 'image/jpeg', bytes: new Uint8Array(bytes) });
const id = requestId(submission('a'), [photo(1, 2)], '2026-11-21');

test('it is a UUID', () => {
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the same form on the same day is the same request', () => {
  expect(requestId(submission('a'), [photo(1, 2)], '2026-11-21')).toBe(id);
});

test.each([
  ['other words', submission('b'), [photo(1, 2)], '2026-11-21'],
  ['another photo', submission('a'), [photo(1, 3)], '2026-11-21'],
  ['no photo', submission('a'), [], '2026-11-21'],
  ['the same bytes in two photos', submission('a'), [photo(1), photo(2)], '2026-11-21'],
  ['another day', submission('a'), [photo(1, 2)], '2026-11-22'],
] as const)('%s: another request', (_what, changed, photos, day) => {
  expect(requestId(changed, photos, day)).not.toBe(id);
});
