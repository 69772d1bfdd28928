import { expect, test } from 'vitest';
import { formatDuration, formatHours, formatMinutes } from './format.durations.ts';

test('a length is written with its unit, as the language counts it', () => {
  expect(formatMinutes(15, 'nl')).toBe('15 minuten');
  expect(formatMinutes(21, 'uk')).toBe('21 хвилина');
  expect(formatMinutes(22, 'ru')).toBe('22 минуты');
  expect(formatMinutes(1, 'en')).toBe('1 minute');
  expect(formatHours(240, 'nl')).toBe('4 uur');
  expect(formatDuration(12, 'month', 'zh')).toBe('12 个月');
  expect(formatHours(150, 'de')).toBe('2,5 Stunden');
});
