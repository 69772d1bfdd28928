import { expect, test } from 'vitest';
import { movedLines } from './moved-lines.ts';

const lines = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const moved = (ids: readonly string[], id: string, position: 'before' | 'after') =>
  movedLines(lines, new Set(ids), { id, position })
    .map((line) => line.id)
    .join('');

test('lines are put before or after another, together and in their order', () => {
  expect(moved(['d'], 'a', 'before')).toBe('dabc');
  expect(moved(['a'], 'c', 'after')).toBe('bcad');
  expect(moved(['d', 'a'], 'b', 'after')).toBe('badc');
  expect(moved(['b'], 'c', 'before')).toBe('abcd');
});
