import { expect, test } from 'vitest';
import { dividerAt, middle } from './divider.ts';

const box = { left: 100, width: 400 };

test.each([
  [100, 0],
  [300, 50],
  [500, 100],
  [402, 76],
])('pointing at %s px puts the divider at %s percent', (x, percent) => {
  expect(dividerAt(x, box)).toBe(percent);
});

test.each([
  [-5000, 0],
  [99, 0],
  [501, 100],
  [5000, 100],
])('beyond the edges, at %s px, it stays at %s percent', (x, percent) => {
  expect(dividerAt(x, box)).toBe(percent);
});

test('a box without width has its divider in the middle', () => {
  expect(dividerAt(120, { left: 100, width: 0 })).toBe(middle);
});
