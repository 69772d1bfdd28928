import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';
import { readSubmission } from './submission.ts';

const submission = (message: string) => readSubmission({ values: new Map([['message', [message]]]) });
const id = requestId(submission('a'), ['12'], '2026-11-21');

test('it is a UUID', () => {
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the same form on the same day is the same request', () => {
  expect(requestId(submission('a'), ['12'], '2026-11-21')).toBe(id);
});

test.each([
  ['other words', submission('b'), ['12'], '2026-11-21'],
  ['another photo', submission('a'), ['13'], '2026-11-21'],
  ['no photo', submission('a'), [], '2026-11-21'],
  ['the same digits in two photos', submission('a'), ['1', '2'], '2026-11-21'],
  ['another day', submission('a'), ['12'], '2026-11-22'],
] as const)('%s: another request', (_what, changed, photos, day) => {
  expect(requestId(changed, photos, day)).not.toBe(id);
});
