import { expect, test } from 'vitest';
import { movedOrder } from './moved-order.ts';

test.each([
  [[1], 3, 'after', [2, 3, 1, 4]],
  [[4], 1, 'before', [4, 1, 2, 3]],
  [[1, 3], 4, 'before', [2, 1, 3, 4]],
  [[2], 1, 'after', [1, 2, 3, 4]],
] as const)('%j goes %j %s', (moved, id, position, order) => {
  expect(movedOrder([1, 2, 3, 4], new Set(moved), { id, position })).toEqual(order);
});
