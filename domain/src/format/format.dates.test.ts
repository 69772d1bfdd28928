import { expect, test } from 'vitest';
import type { Language } from '../languages/languages.ts';
import {
  atLineStart,
  formatDate,
  formatDateTime,
  formatDay,
  formatFullDay,
  formatFullMoment,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
  formatTimes,
  formatWeekday,
} from './format.dates.ts';

const winter = '2026-11-26T08:05:00+00:00';
const summer = '2026-06-30T22:30:00+00:00';

test.each<[Language, string, string]>([
  ['nl', '1 maart 2026', 'mei 2026'],
  ['fr', '1 mars 2026', 'mai 2026'],
  ['uk', '1 березня 2026\u00A0р.', 'травень 2026\u00A0р.'],
  ['ru', '1 марта 2026\u00A0г.', 'май 2026\u00A0г.'],
  ['zh', '2026年3月1日', '2026年5月'],
])('%s writes the day %s and the month %s', (language, day, month) => {
  expect(formatDate('2026-03-01', language)).toBe(day);
  expect(formatMonth('2026-05', language)).toBe(month);
});

test('moments are those of clocks in the Netherlands', () => {
  expect(formatTime(winter, 'nl')).toBe('09:05');
  expect(formatTime(summer, 'es')).toBe('00:30');
  expect(formatDay(summer, 'nl')).toBe('woensdag 1 juli');
  expect(formatTimes(winter, '2026-11-26T11:00:00Z', 'nl')).toBe('09:05–12:00');
});

test('a day is told with as much as its place has room for', () => {
  expect(formatShortDay(winter, 'nl')).toBe('do 26 november');
  expect(formatFullDay(winter, 'nl')).toBe('donderdag 26 november 2026');
  expect(formatMoment(winter, 'nl')).toBe('donderdag 26 november om 09:05\u00A0uur');
  expect(formatFullMoment(Date.parse(winter), 'nl')).toBe('donderdag 26 november 2026 om 09:05\u00A0uur');
  expect(formatDateTime(new Date(winter), 'es')).toBe('26 de noviembre de 2026 a las 09:05');
});

test.each<[Language, string, string]>([
  ['uk', 'четвер, 26 листопада 2026\u00A0р.', 'четвер, 26 листопада 2026\u00A0р. о\u00A009:05'],
  ['ru', 'четверг, 26 ноября 2026\u00A0г.', 'четверг, 26 ноября 2026\u00A0г. в\u00A009:05'],
])('in %s the word after a year stays with it, also within a line', (language, day, moment) => {
  expect(formatFullDay(winter, language)).toBe(day);
  expect(formatFullMoment(winter, language)).toBe(moment);
});

test('weekdays have long and short names', () => {
  expect(formatWeekday('2026-11-23', 'nl')).toBe('maandag');
  expect(formatWeekday('2026-11-23', 'fr', 'short')).toBe('lun.');
});

test('a line begins with a great letter where the language has them', () => {
  expect(atLineStart('četvrtak', 'nl')).toBe('Četvrtak');
  expect(atLineStart(formatDay(winter, 'uk'), 'uk')).toBe('Четвер, 26 листопада');
  expect(atLineStart(formatDay(winter, 'zh'), 'zh')).toBe('11月26日星期四');
});
