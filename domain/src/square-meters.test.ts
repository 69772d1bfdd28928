import { expect, test } from 'vitest';
import { sizeOf } from './square-meters.ts';

test.each([
  [1, '0-25'],
  [25, '0-25'],
  [26, '25-50'],
  [500, '200-500'],
  [1000, '500+'],
])('%i m² is %s', (area, size) => {
  expect(sizeOf(area)).toBe(size);
});
