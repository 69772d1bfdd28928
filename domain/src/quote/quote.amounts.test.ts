import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../languages/languages.ts';
import { readCents, readQuantity, writeCents, writeQuantity } from './quote.amounts.ts';
import { quoteLimits } from './quote.lines.ts';

it.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1 234,56', 123_456],
  ['1’234.56', 123_456],
  ['€ 1.234,56', 123_456],
  ['12.345.678,9', undefined],
  ['12,345.6', 1_234_560],
  ['1234,5', 123_450],
  ['1234.5', 123_450],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['0,5', 50],
  [',50', 50],
  ['12,', 1200],
  ['-50', -5000],
  ['−50,00', -5000],
  ['9,95', 995],
  ['  ', null],
  ['', null],
])('%j is an amount of %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});

it.each(['ten', '1,2,3', '1.2.3', '12,345,6', '0,125', '1.23.456', '1,23.4', '5-', '--5', '1e3', '.', ',-'])(
  '%j is no amount',
  (typed) => {
    expect(readCents(typed)).toBeUndefined();
  },
);

it.each([
  ['24,5', 24_500],
  ['24.5', 24_500],
  ['1.000', 1_000_000],
  ['0,25', 250],
  ['0', undefined],
  ['-3', undefined],
  ['1,2345', undefined],
  ['', null],
])('%j is a quantity of %s thousandths', (typed, thousandths) => {
  expect(readQuantity(typed)).toBe(thousandths);
});

it('what was written is read again, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -quoteLimits.unitPrice, max: quoteLimits.unitPrice }),
      fc.constantFrom(...languages),
      (cents, language) => {
        expect(readCents(writeCents(cents, language))).toBe(cents);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: Math.floor(quoteLimits.quantity / 10) }),
      fc.constantFrom(...languages),
      (hundredths, language) => {
        expect(readQuantity(writeQuantity(hundredths * 10, language))).toBe(hundredths * 10);
      },
    ),
  );
});

it('signs between the thousands change nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: quoteLimits.unitPrice }),
      fc.constantFrom('de-DE', 'en-US', 'de-CH', 'fr-FR'),
      (cents, locale) => {
        const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(readCents(typed)).toBe(cents);
      },
    ),
  );
});
