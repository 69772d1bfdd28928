import { expect, test } from 'vitest';
import { accentReport } from './accent-report.ts';
import { firstConfiguration } from './configuration.ts';

const words = {
  white: 'white {contrast}/{needed}',
  black: 'black {contrast}/{needed}',
  light: 'by day {contrast}/{needed}',
  dark: 'by night {contrast}/{needed}',
};
const report = (accent: string, theme: 'page' | 'light' | 'dark' = 'page') =>
  accentReport({ ...firstConfiguration('nl'), accent, theme }, words, 'nl-NL');

test('a colour that works by day and by night is told with its letters alone', () => {
  expect(report('#c2410c')).toEqual(['white 5,1/4,5']);
});

test('a colour that drowns is told for the themes that were chosen', () => {
  expect(report('#ffe680')).toEqual(['black 16,8/4,5', 'by day 1/3']);
  expect(report('#ffe680', 'dark')).toEqual(['black 16,8/4,5']);
  expect(report('#1c3429', 'dark')).toEqual(['white 13,3/4,5', 'by night 1,2/3']);
});

test('a contrast is not rounded up to what is needed', () => {
  const [, byNight] = report('#686868', 'dark');
  expect(byNight).toBe('by night 2,9/3');
});

test('of no colour there is nothing to say', () => {
  expect(report('')).toEqual([]);
  expect(report('#06')).toEqual([]);
});
