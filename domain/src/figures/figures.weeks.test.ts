import { expect, test } from 'vitest';
import { lastWeeks, perWeek, sharesBy } from './figures.weeks.ts';

test('weeks are named by their Monday, over the turn of the year', () => {
  expect(lastWeeks('2027-01-03', 3)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
  expect(lastWeeks('2027-01-04', 1)).toEqual(['2027-01-04']);
});

const cell = { week: '2026-11-16', source: null, language: 'nl', requests: 2, won: 1 } as const;
const cells = [
  cell,
  { ...cell, week: '2026-11-23', requests: 3, won: 0 },
  { ...cell, source: 'vve-almere', language: 'de', requests: 9, won: 2 } as const,
];
const weeks = ['2026-11-16', '2026-11-23', '2026-11-30'];

test('a week in which nothing came is nought', () => {
  expect(perWeek(cells, weeks, ({ requests }) => requests)).toEqual([11, 3, 0]);
});

test('partners and languages stand by what they brought', () => {
  expect(sharesBy('source', cells, weeks)).toEqual([
    { of: 'vve-almere', requests: 9, won: 2, weeks: [9, 0, 0] },
    { of: null, requests: 5, won: 1, weeks: [2, 3, 0] },
  ]);
  expect(sharesBy('language', cells, weeks).map(({ of }) => of)).toEqual(['de', 'nl']);
});
