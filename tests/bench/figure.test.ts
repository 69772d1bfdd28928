import { expect, test } from 'vitest';
import { isMet, report, table, type Figure } from './figure.ts';

const figures: Figure[] = [
  { name: 'loader, gzip', value: 1530, unit: 'B', goal: 2048, reference: 'Typeform 14.2 kB' },
  { name: 'warm start', value: 6.25, unit: 's', goal: 5 },
  { name: 'booked', value: 0, unit: 'clients', goal: 1, exact: true },
];

test('the report says which goals are met', () => {
  expect(report(figures)).toEqual([
    { name: 'loader, gzip', value: 1530, unit: 'B', goal: 2048, met: true },
    { name: 'warm start', value: 6.25, unit: 's', goal: 5, met: false },
    { name: 'booked', value: 0, unit: 'clients', goal: 1, met: false },
  ]);
});

test('the table has a column for each: figure, goal, reference, verdict', () => {
  expect(table(figures).split('\n')).toEqual([
    '                  figure      goal   reference          verdict',
    'loader, gzip     1,530 B   ≤ 2,048   Typeform 14.2 kB   met',
    'warm start        6.25 s       ≤ 5                      missed',
    'booked         0 clients       = 1                      missed',
  ]);
});

test('an exact goal is met by nothing but itself', () => {
  const booked = { name: 'booked', unit: 'clients', goal: 1, exact: true } as const;
  expect([0, 1, 2].map((value) => isMet({ ...booked, value }))).toEqual([false, true, false]);
});
