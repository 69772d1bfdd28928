import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dayAfter, firstOfMonth, mondayOf } from './calendar-days.ts';
import { dayAt } from './day-at.ts';

test('days, weeks and months are those of the calendar', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect([mondayOf('2026-11-23'), mondayOf('2026-11-29')]).toEqual(['2026-11-23', '2026-11-23']);
  expect([firstOfMonth('2026-11-23'), firstOfMonth('2026-12-31', 1)]).toEqual(['2026-11-01', '2027-01-01']);
  expect(dayAt(Date.parse('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
});

test('they are those of the library for times, on every day of eight years', () => {
  const first = Temporal.PlainDate.from('2024-01-01');
  for (let days = 0; days < 8 * 365; days += 1) {
    const date = first.add({ days });
    const day = date.toString();
    expect(mondayOf(day)).toBe(date.subtract({ days: date.dayOfWeek - 1 }).toString());
    expect(dayAfter(day, 41)).toBe(date.add({ days: 41 }).toString());
    for (const months of [-13, -1, 0, 1, 12])
      expect(firstOfMonth(day, months)).toBe(date.with({ day: 1 }).add({ months }).toString());
  }
});
