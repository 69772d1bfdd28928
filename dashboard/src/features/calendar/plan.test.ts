import { expect, test } from 'vitest';
import { endAfter, firstTimes, lengthOf } from './plan.ts';

test('the end follows a start that is moved, and the plan stays as long as it was', () => {
  const before = { start: '2026-11-24T09:00', end: '2026-11-24T10:30' };
  expect(endAfter('2026-12-08T13:00', before)).toBe('2026-12-08T14:30');
});

test('an end that was wrong is left to whoever typed it', () => {
  const before = { start: '2026-11-24T09:00', end: '2026-11-24T08:00' };
  expect(endAfter('2026-12-08T13:00', before)).toBe('2026-11-24T08:00');
  expect(endAfter('2026-12-08T13:00', { ...before, end: '' })).toBe('');
});

test('a day off is a whole day, also on the day that is an hour longer', () => {
  const day = firstTimes('day-off', '2026-10-25');
  expect(day).toEqual({ start: '2026-10-25T00:00', end: '2026-10-26T00:00' });
  expect(lengthOf(day)).toBe(24 * 60 * 60 * 1000);
});
