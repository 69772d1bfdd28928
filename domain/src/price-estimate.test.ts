import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateFrom } from './price-estimate.ts';

test('a rate per square metre is multiplied by the area', () => {
  expect(estimateFrom({ kind: 'per-square-metre', from: 9.95 }, 60)).toBe(597);
  expect(estimateFrom({ kind: 'per-square-metre', from: 42.5 }, 0)).toBe(0);
});

test('a fixed price is the same for every area', () => {
  expect(estimateFrom({ kind: 'fixed', price: 649.95 }, 0)).toBe(649.95);
  expect(estimateFrom({ kind: 'fixed', price: 649.95 }, 500)).toBe(649.95);
});

test('whole square metres at whole cents are exact to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(10_000), (cents, area) => {
      expect(estimateFrom({ kind: 'per-square-metre', from: cents / 100 }, area)).toBe((cents * area) / 100);
    }),
  );
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('an area of %s m² is refused', (area) => {
  expect(() => estimateFrom({ kind: 'fixed', price: 1 }, area)).toThrow(RangeError);
});
