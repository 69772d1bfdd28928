import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../languages/languages.ts';
import { estimateFrom, formatEuro } from './price-estimate.ts';

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

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

test('amounts are written as the language does, with the sign of the euro', () => {
  expect(plainSpaces(formatEuro(9.95, locales.nl))).toBe('€ 9,95');
  expect(plainSpaces(formatEuro(1649.95, locales.en))).toBe('€1,649.95');
  expect(plainSpaces(formatEuro(1649.95, locales.de))).toBe('1.649,95 €');
  for (const locale of Object.values(locales)) expect(formatEuro(9.95, locale)).toContain('€');
});

test('whole amounts lose their cents, others keep both digits', () => {
  expect(plainSpaces(formatEuro(597, locales.nl))).toBe('€ 597');
  expect(plainSpaces(formatEuro(42.5, locales.nl))).toBe('€ 42,50');
});
