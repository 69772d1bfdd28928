import { expect, test } from 'vitest';
import { starRow } from './reviews.state.ts';

test.each([
  [5, 120],
  [4.5, 108],
  [0.5, 12],
  [0, 0],
  [4.9, 117.6],
])('%d of five stars fill %d pixels', (rating, filled) => {
  const row = starRow(rating, 5);
  expect(row.width).toBe(120);
  expect(row.filled).toBeCloseTo(filled);
});

test('no rating leaves the row', () => {
  expect(starRow(7, 5).filled).toBe(120);
  expect(starRow(-1, 5).filled).toBe(0);
});
