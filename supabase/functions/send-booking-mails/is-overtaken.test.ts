import { expect, test } from 'vitest';
import { claimedBooking } from '../_shared/fixtures/stored-booking.ts';
import { isOvertaken } from './is-overtaken.ts';

const now = new Date('2026-11-25T09:00:00Z');
const reminder = (changes: Parameters<typeof claimedBooking>[1] = {}) =>
  isOvertaken(claimedBooking('booking-reminder', { status: 'confirmed', ...changes }), now);

test('a mail about the newest change is sent', () => {
  expect(isOvertaken(claimedBooking('booking-moved', { sequence: 2 }), now)).toBe(false);
});

test('one about a change before the last is not', () => {
  const { notification, ...rest } = claimedBooking('booking-office', { sequence: 2 });
  expect(isOvertaken({ notification: { ...notification, sequence: 1 }, ...rest }, now)).toBe(true);
});

test('a reminder goes out the day before, and still on the day when mail was down', () => {
  expect(reminder()).toBe(false);
  expect(reminder({ starts_at: '2026-11-25T09:01:00+00:00' })).toBe(false);
});

test.each([
  ['was called off', { status: 'cancelled' }],
  ['was withdrawn from', { status: 'withdrawn' }],
  ['was refused', { status: 'refused' }],
  ['has begun', { starts_at: '2026-11-25T09:00:00+00:00' }],
  ['was moved to another day', { starts_at: '2026-11-30T08:00:00+00:00' }],
] as const)('nobody is reminded of what %s', (_what, changes) => {
  expect(reminder(changes)).toBe(true);
});
