import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[3, 1, 2], 2],
  [[10, 9], 10],
  [[100, 2, 3, 1, 50], 3],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow(RangeError);
});
