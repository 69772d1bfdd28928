import { expect, test } from 'vitest';
import { longDate } from './dates.ts';

test.each([
  ['nl-NL', '1 maart 2026'],
  ['de-DE', '1. März 2026'],
  ['zh-CN', '2026年3月1日'],
])('%s writes %s', (locale, text) => {
  expect(longDate('2026-03-01', locale)).toBe(text);
});
