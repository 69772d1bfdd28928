import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseEmail, normalisePhone, normalisePostalCode } from './contact.normalise.ts';

test.each([
  ['06-1234 5678', '+31612345678'],
  ['+31 6 1234 5678', '+31612345678'],
  ['0031 6 12345678', '+31612345678'],
  ['+31 (0)6 12345678', '+31612345678'],
  ['0031(0)612345678', '+31612345678'],
  ['(036) 123 45 67', '+31361234567'],
  ['(0)36 123 45 67', '+31361234567'],
  [' +49 (0) 30 1234567', '+49301234567'],
  ['+49 30 1234567', '+49301234567'],
  ['tel: 036/123.45.67', '+31361234567'],
  ['31612345678', '+31612345678'],
])('%j is dialled as %s', (typed, dialled) => {
  expect(normalisePhone(typed)).toBe(dialled);
});

test.each(['', '1234567', 'bel mij maar', '+++', '٠٦١٢٣٤٥٦٧٨'])('%j is no number', (typed) => {
  expect(normalisePhone(typed)).toBe('');
});

test('a normalised number is a plus and digits, and stays what it is', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789+() -./(0)a'), maxLength: 24 });
  fc.assert(
    fc.property(typed, (phone) => {
      const once = normalisePhone(phone);
      expect(once).toMatch(/^(\+[0-9]+)?$/);
      // A country code on top of almost nothing can leave fewer digits than a number has.
      if (once.length > 8) expect(normalisePhone(once)).toBe(once);
    }),
  );
});

test.each(['1315AB', '1315ab', ' 1315 ab ', '1315-AB', '1315.ab', '13 15 AB', '1315\u00a0AB'])(
  '%j is 1315 AB',
  (typed) => {
    expect(normalisePostalCode(typed)).toBe('1315 AB');
  },
);

test.each([
  [' 10115 ', '10115'],
  ['0315 AB', '0315 AB'],
  ['1315 ABC', '1315 ABC'],
  ['1315', '1315'],
  ['1315 ß', '1315 ß'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('%j is not Dutch and stays %j', (typed, kept) => {
  expect(normalisePostalCode(typed)).toBe(kept);
});

test('normalising a postal code twice changes nothing', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789abzABZ -.'), maxLength: 12 });
  fc.assert(
    fc.property(typed, (code) => {
      const once = normalisePostalCode(code);
      expect(normalisePostalCode(once)).toBe(once);
    }),
  );
});

test('e-mail addresses are compared in lower case', () => {
  expect(normaliseEmail(' Jan.de.Vries@Example.NL\n')).toBe('jan.de.vries@example.nl');
});
