import { expect, test } from 'vitest';
import { publicHolidays } from './public-holidays.ts';

test('the holidays of the Netherlands, in order', () => {
  expect(publicHolidays(2027, 2027)).toEqual([
    '2027-01-01',
    '2027-03-28',
    '2027-03-29',
    '2027-04-27',
    '2027-05-06',
    '2027-05-16',
    '2027-05-17',
    '2027-12-25',
    '2027-12-26',
  ]);
});

test('King’s Day on a Sunday is held the day before', () => {
  const holidays = publicHolidays(2025, 2025);
  expect(holidays).toContain('2025-04-26');
  expect(holidays).not.toContain('2025-04-27');
});

test('years follow each other', () => {
  const years = publicHolidays(2026, 2029).map((day) => day.slice(0, 4));
  expect(new Set(years)).toEqual(new Set(['2026', '2027', '2028', '2029']));
  expect(years).toEqual(years.toSorted());
});
