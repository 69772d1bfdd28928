import { expect, test } from 'vitest';
import { dayAt } from './day-at.ts';
import { dayAfter, firstOfMonth, instantOf, mondayOf, wallTime } from './wall-time.ts';

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

test('days, weeks and months are those of the calendar', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect([mondayOf('2026-11-23'), mondayOf('2026-11-29')]).toEqual(['2026-11-23', '2026-11-23']);
  expect([firstOfMonth('2026-11-23'), firstOfMonth('2026-12-31', 1)]).toEqual(['2026-11-01', '2027-01-01']);
  expect(dayAt(Date.parse('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
});
