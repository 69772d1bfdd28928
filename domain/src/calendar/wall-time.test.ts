import { expect, test } from 'vitest';
import { instantOf, wallTime } from './wall-time.ts';

test.each([
  ['2026-11-26T08:00:00Z', '2026-11-26T09:00'],
  ['2026-07-01T22:30:00Z', '2026-07-02T00:30'],
])('%s is %s by the clock, and back', (instant, wall) => {
  expect(wallTime(instant)).toBe(wall);
  expect(instantOf(wall)).toBe(instant);
});

test('an hour that comes twice is its second, as the database reads it', () => {
  expect(instantOf('2026-10-25T02:30')).toBe('2026-10-25T01:30:00Z');
});
