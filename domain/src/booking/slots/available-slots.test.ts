import { expect, test } from 'vitest';
import { availableSlots, type SlotSearch } from './available-slots.ts';
import type { BlockedTime } from './blocked-times.ts';
import { exampleRules as rules } from './example-rules.ts';

/** Saturday 21 November, so that Tuesday the 24th is the first day. */
const search: SlotSearch = {
  size: '100-200',
  rules,
  now: '2026-11-21T10:00:00Z',
  days: 1,
  reservations: [],
  blocked: [],
};
const starts = (change: Partial<SlotSearch>) =>
  availableSlots({ ...search, ...change }).map(({ starts_at }) => starts_at);
const tuesday = (hour: string) => `2026-11-24T${hour}:00+00:00`;

test('a visit as long as the day begins when the day does', () => {
  expect(availableSlots(search)).toEqual([{ starts_at: tuesday('07:00'), ends_at: tuesday('16:00') }]);
});

test('the last start is the one that ends at closing time', () => {
  const found = starts({ size: '25-50' });
  expect([found.at(0), found.at(1), found.at(-1)]).toEqual([
    tuesday('07:00'),
    tuesday('07:30'),
    tuesday('12:00'),
  ]);
  expect(found).toHaveLength(11);
});

test('the first day comes two working days after today, and Sundays and holidays are left out', () => {
  const days = (change: Partial<SlotSearch>) => [
    ...new Set(starts({ size: '0-25', ...change }).map((start) => start.slice(0, 10))),
  ];
  expect(days({ days: 7 })).toEqual(['24', '25', '26', '27', '28', '30'].map((date) => `2026-11-${date}`));
  expect(days({ from: '2026-11-01', days: 24 })).toEqual(['2026-11-24']);
  expect(days({ from: '2026-12-24', days: 5 })).toEqual(['2026-12-24', '2026-12-28']);
  // 19 February is 90 days after today.
  expect(days({ from: '2027-02-18', days: 30 })).toEqual(['2027-02-18', '2027-02-19']);
});

test('a size that is not booked online has no times', () => {
  expect(starts({ size: '200-500', days: 62 })).toEqual([]);
  expect(starts({ size: '500+', days: 62 })).toEqual([]);
});

test('a time stays free as long as one crew is', () => {
  const taken = (crew: number) => ({ crew, starts_at: tuesday('07:00'), ends_at: tuesday('11:00') });
  expect(starts({ reservations: [taken(1)] })).toEqual([tuesday('07:00')]);
  expect(starts({ reservations: [taken(1), taken(2)] })).toEqual([]);
});

test('a crew has its way to go before and after a visit', () => {
  const one = { ...rules, crews: 1 };
  const visit = { crew: 1, starts_at: tuesday('10:00'), ends_at: tuesday('11:00') };
  const found = starts({ size: 'unknown', rules: one, reservations: [visit] });
  expect(found).toContain(tuesday('08:30'));
  expect(found).not.toContain(tuesday('09:00'));
  expect(found).not.toContain(tuesday('11:00'));
  expect(found).toContain(tuesday('11:30'));
});

test('blocked hours take one crew or all of them, and need no way after them', () => {
  const hours = {
    starts_at: tuesday('07:00'),
    ends_at: tuesday('12:00'),
    repeats: 'never',
    repeats_until: null,
  } as const;
  expect(starts({ size: 'unknown', blocked: [{ ...hours, crew: 1 }] })).toContain(tuesday('07:00'));
  const found = starts({ size: 'unknown', blocked: [{ ...hours, crew: null }] });
  expect(found[0]).toBe(tuesday('12:00'));
});

test('hours that are blocked each week keep to the clock, until their last day', () => {
  const hours = {
    crew: null,
    // Before the clocks went back, at nine by them.
    starts_at: '2026-10-06T07:00:00+00:00',
    ends_at: '2026-10-06T10:00:00+00:00',
    repeats_until: null,
  } as const;
  const first = (change: Partial<BlockedTime>) =>
    starts({ size: 'unknown', blocked: [{ ...hours, repeats: 'weekly', ...change }] })[0];
  expect(first({ repeats: 'never' })).toBe(tuesday('07:00'));
  expect(first({})).toBe(tuesday('11:00'));
  expect(first({ repeats: 'fortnightly' })).toBe(tuesday('07:00'));
  expect(first({ repeats_until: '2026-11-24' })).toBe(tuesday('11:00'));
  expect(first({ repeats_until: '2026-11-23' })).toBe(tuesday('07:00'));
});

test('what has begun cannot be booked, even with no lead time', () => {
  const soon = { ...rules, leadWorkingDays: 0, changeWorkingDays: 0 };
  const found = starts({ size: 'unknown', rules: soon, now: tuesday('09:00') });
  expect(found[0]).toBe(tuesday('09:30'));
});

test.each([
  ['2027-03-28', '2027-03-28T00:00:00+00:00', '2027-03-28T01:00:00+00:00'],
  ['2026-10-25', '2026-10-24T23:00:00+00:00', '2026-10-25T02:00:00+00:00'],
  ['2026-10-26', '2026-10-26T00:00:00+00:00', '2026-10-26T02:00:00+00:00'],
])('from 01:00 to 04:00 on %s there are as many hours as pass', (from, first, last) => {
  const night = { opens: '01:00', closes: '04:00' };
  const nights = { ...rules, openingHours: Array.from({ length: 7 }, () => night), holidays: [] };
  const now = `${from.slice(0, 8)}20T10:00:00Z`;
  const found = starts({ size: 'unknown', rules: nights, now, from });
  expect([found.at(0), found.at(-1)]).toEqual([first, last]);
  expect(found).toHaveLength((Date.parse(last) - Date.parse(first)) / 1_800_000 + 1);
});
