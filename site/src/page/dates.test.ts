import { expect, test } from 'vitest';
import { longDate, monthAndYear } from './dates.ts';

test.each([
  ['nl-NL', '1 maart 2026'],
  ['de-DE', '1. März 2026'],
  ['zh-CN', '2026年3月1日'],
])('%s writes %s', (locale, text) => {
  expect(longDate('2026-03-01', locale)).toBe(text);
});

test.each([
  ['nl-NL', 'mei 2026'],
  ['fr-FR', 'mai 2026'],
  ['uk-UA', 'травень 2026 р.'],
  ['zh-CN', '2026年5月'],
])('%s writes the month %s', (locale, text) => {
  expect(monthAndYear('2026-05', locale)).toBe(text);
});
