import { expect, test } from 'vitest';
import { lastMonths, partnerTotals } from './partner-figures.totals.ts';

const row = { requests: 2, answered: 1, in_time: 1, won: 0, bookings: 0, worth: 0.1 };

test('months are counted back over the turn of the year', () => {
  expect(lastMonths('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

test('a partner has each month that was asked for, and nothing of others', () => {
  const months = lastMonths('2026-11', 3);
  const totals = partnerTotals(
    [
      { ...row, source: 'vve-almere', month: '2026-11' },
      { ...row, source: 'vve-almere', month: '2026-09', won: 1 },
      { ...row, source: 'vve-almere', month: '2026-08' },
      { ...row, source: null, month: '2026-10', requests: 9 },
    ],
    months,
  );
  expect(totals.map(({ source, requests, won }) => [source, requests, won])).toEqual([
    [null, 9, 0],
    ['vve-almere', 4, 1],
  ]);
  expect(totals[1]?.months.map(({ requests }) => requests)).toEqual([2, 0, 2]);
  expect(partnerTotals([], months)).toEqual([]);
});

test('amounts are added to the cent', () => {
  const rows = ['2026-11', '2026-10', '2026-09'].map((month) => ({ ...row, source: null, month }));
  expect(partnerTotals(rows, lastMonths('2026-11', 3))[0]?.worth).toBe(0.3);
});

test('who is known is listed also where nothing came by him, and once', () => {
  const rows = [{ ...row, source: 'vve-almere', month: '2026-11' }];
  const totals = partnerTotals(rows, ['2026-11'], ['klus-gids', 'vve-almere']);
  expect(totals.map(({ source, requests }) => [source, requests])).toEqual([
    ['vve-almere', 2],
    ['klus-gids', 0],
  ]);
  expect(totals[1]?.months).toMatchObject([{ month: '2026-11', requests: 0 }]);
});
