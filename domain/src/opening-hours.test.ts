import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { groupDays, openingHoursSchema, weekdays, weekdayName } from './opening-hours.ts';

const weekday = { opens: '08:00', closes: '17:00' };
const saturday = { opens: '09:00', closes: '15:00' };
const week = [weekday, weekday, weekday, weekday, weekday, saturday, null];

test('days in a row with the same hours stand together', () => {
  expect(groupDays(week)).toEqual([
    { from: 1, to: 5, hours: weekday },
    { from: 6, to: 6, hours: saturday },
    { from: 7, to: 7, hours: null },
  ]);
});

test('days by appointment in a row stand together, and only in a row', () => {
  expect(groupDays([null, null, weekday, null, weekday, weekday, null])).toEqual([
    { from: 1, to: 2, hours: null },
    { from: 3, to: 3, hours: weekday },
    { from: 4, to: 4, hours: null },
    { from: 5, to: 6, hours: weekday },
    { from: 7, to: 7, hours: null },
  ]);
});

test('another closing time is another group', () => {
  const short = { opens: '08:00', closes: '12:00' };
  expect(groupDays([weekday, short, ...week.slice(2)])[1]).toEqual({ from: 2, to: 2, hours: short });
});

test('a week of seven days is accepted', () => {
  expect(z.safeParse(openingHoursSchema, week).success).toBe(true);
});

test.each([
  ['six days', week.slice(1)],
  ['an hour that is none', [{ opens: '8:00', closes: '17:00' }, ...week.slice(1)]],
  ['an hour after midnight', [{ opens: '08:00', closes: '24:00' }, ...week.slice(1)]],
  ['closing before opening', [{ opens: '17:00', closes: '08:00' }, ...week.slice(1)]],
  ['closing at once', [{ opens: '08:00', closes: '08:00' }, ...week.slice(1)]],
])('%s is refused', (_case, hours) => {
  expect(z.safeParse(openingHoursSchema, hours).success).toBe(false);
});

test('weekdays have their names, from Monday to Sunday', () => {
  expect(weekdays.map((day) => weekdayName(day, 'nl'))).toEqual([
    'maandag',
    'dinsdag',
    'woensdag',
    'donderdag',
    'vrijdag',
    'zaterdag',
    'zondag',
  ]);
  expect(weekdayName(1, 'de', 'short')).toBe('Mo');
});
