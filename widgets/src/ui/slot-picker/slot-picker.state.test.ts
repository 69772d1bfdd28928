import type { Slot } from '@vakman/domain/booking/booking.answers';
import { exampleRules } from '@vakman/domain/booking/slots/example-rules';
import { expect, test } from 'vitest';
import { addDays, dayOf, mondayOf, weekFrom } from './days.ts';
import {
  firstWeek,
  isChosen,
  knownUntil,
  nearestFreeDay,
  openDay,
  dayPart,
  timesADay,
  weekDays,
} from './slot-picker.state.ts';

const slot = (starts_at: string): Slot => ({ starts_at, ends_at: starts_at });
const today = '2026-11-21';
const thursday = slot('2026-11-26T08:00:00+00:00');
const friday = slot('2026-11-27T08:00:00+00:00');
const nextWeek = slot('2026-12-01T08:00:00+00:00');
const slots = [thursday, friday, nextWeek];

test('a day is that of the Netherlands, also where it is another one in UTC', () => {
  expect(dayOf('2026-11-26T22:59:00Z')).toBe('2026-11-26');
  expect(dayOf('2026-11-26T23:00:00Z')).toBe('2026-11-27');
  expect(dayOf('2027-07-01T22:00:00Z')).toBe('2027-07-02');
});

test('days are counted over months, years and changes of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(weekFrom('2026-12-28').at(-1)).toBe('2027-01-03');
});

test('it begins with the week of what is chosen, or of the first free time, or of today', () => {
  expect(firstWeek(slots, '2026-12-01T09:00:00+01:00', today)).toBe('2026-11-30');
  expect(firstWeek(slots, '2026-12-09T08:00:00Z', today)).toBe('2026-11-23');
  expect(firstWeek([], undefined, today)).toBe('2026-11-16');
});

test('a week has seven days, each with its times', () => {
  const week = weekDays(slots, '2026-11-23');
  expect(week).toHaveLength(7);
  expect(week.map((day) => day.slots.length)).toEqual([0, 0, 0, 1, 1, 0, 0]);
});

test('the open day is the one looked at, if it has times, then that of what is chosen, then the first free one', () => {
  const week = weekDays(slots, '2026-11-23');
  expect(openDay(week, '2026-11-27', thursday.starts_at)?.day).toBe('2026-11-27');
  expect(openDay(week, '2026-11-25', friday.starts_at)?.day).toBe('2026-11-27');
  expect(openDay(week, undefined, undefined)?.day).toBe('2026-11-26');
  expect(openDay(weekDays([], '2026-11-23'), undefined, undefined)).toBeUndefined();
});

test('out of a full week one gets to the next free day, or back to the last', () => {
  expect(nearestFreeDay([thursday, nextWeek], '2026-11-30')).toBe('2026-12-01');
  expect(nearestFreeDay(slots, '2026-12-07')).toBe('2026-12-01');
  expect(nearestFreeDay([], '2026-12-07')).toBeUndefined();
});

test('what was asked for is known once the list is another', () => {
  expect(knownUntil(slots, today, undefined)).toBe('2026-12-18');
  const asked = { from: '2026-12-19', slots };
  expect(knownUntil(slots, today, asked)).toBe('2026-12-18');
  expect(knownUntil([...slots], today, asked)).toBe('2027-01-15');
});

test('a time is chosen however it is written', () => {
  expect(isChosen(thursday, '2026-11-26T09:00:00.000+01:00')).toBe(true);
  expect(isChosen(thursday, friday.starts_at)).toBe(false);
  expect(isChosen(thursday, undefined)).toBe(false);
});

test.each([
  ['unknown', 8, 9],
  ['0-25', 8, 5],
  ['100-200', 1, 0],
  ['500+', 0, 0],
] as const)(
  'a day has at most so many starts for %s: %i before noon, %i after',
  (size, morning, afternoon) => {
    expect(timesADay(size, exampleRules)).toEqual({ morning, afternoon });
  },
);

test('a time is of the part of the day in which it begins by clocks in the Netherlands', () => {
  expect(dayPart(slot('2026-11-26T10:59:00Z'))).toBe('morning');
  expect(dayPart(slot('2026-11-26T11:00:00Z'))).toBe('afternoon');
  expect(dayPart(slot('2027-07-01T10:00:00Z'))).toBe('afternoon');
});
