import { expect, test } from 'vitest';
import { languages } from '../languages/languages.ts';
import { formatCents, formatEuro } from './format.prices.ts';

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('amounts are written as the language does, with the sign of the euro', () => {
  expect(plainSpaces(formatEuro(9.95, 'nl'))).toBe('€ 9,95');
  expect(plainSpaces(formatEuro(1649.95, 'en'))).toBe('€1,649.95');
  expect(plainSpaces(formatEuro(1649.95, 'de'))).toBe('1.649,95 €');
  for (const language of languages) expect(formatEuro(9.95, language)).toContain('€');
});

test('whole amounts lose their cents, others keep both digits', () => {
  expect(plainSpaces(formatEuro(597, 'nl'))).toBe('€ 597');
  expect(plainSpaces(formatEuro(42.5, 'nl'))).toBe('€ 42,50');
});

test('amounts in cents always show them, also what is taken off', () => {
  expect(plainSpaces(formatCents(123_450, 'nl'))).toBe('€ 1.234,50');
  expect(plainSpaces(formatCents(-5000, 'de'))).toBe('-50,00 €');
});
