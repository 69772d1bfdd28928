import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleContact } from '../contact/contact.example.ts';
import { codePoints, whiteSpace } from '../text/text.ts';
import { exampleChoices } from './booking.example.ts';
import { bookingChoices, bookingTextRules, type BookingTextName } from './booking.fields.ts';
import { checkBooking } from './booking.schema.ts';

const valid = {
  ...exampleChoices,
  ...exampleContact,
  remarks: 'De poort is smal.',
};
const errorsOf = (change: Record<string, unknown>) => {
  const check = checkBooking({ ...valid, ...change });
  return check.ok ? {} : check.errors;
};
const ofLength = (name: string, length: number) =>
  name === 'email' ? `${'a'.repeat(length - 11)}@example.nl` : '9'.repeat(length);

test('a whole booking is accepted and trimmed, and what nobody asked for is left out', () => {
  const padded = Object.fromEntries(
    Object.entries(valid).map(([name, value]) => {
      const isText = Object.hasOwn(bookingTextRules, name);
      return [name, isText ? `${whiteSpace}${value}${whiteSpace}` : value];
    }),
  );
  expect(checkBooking({ ...padded, status: 'confirmed' })).toEqual({ ok: true, value: valid });
});

test('a choice is one of its options', () => {
  for (const [name, options] of Object.entries(bookingChoices)) {
    for (const option of options) expect(errorsOf({ [name]: option })).toEqual({});
    for (const other of ['', 'x', undefined, null, true, `${options[0]} `])
      expect(errorsOf({ [name]: other })).toEqual({ [name]: `${name}.required` });
  }
});

test.each(Object.entries(bookingTextRules) as [BookingTextName, { min: number; max: number }][])(
  '%s keeps to its length',
  (name, { min, max }) => {
    expect(errorsOf({ [name]: ofLength(name, max) })).toEqual({});
    expect(errorsOf({ [name]: ofLength(name, max + 1) })).toEqual({ [name]: `${name}.tooLong` });
    if (name === 'remarks') return;
    const short = name === 'email' ? 'email.invalid' : `${name}.tooShort`;
    for (const wrong of ['x'.repeat(min - 1), whiteSpace, undefined, 12345, `${valid[name]}\u0000`])
      expect(errorsOf({ [name]: wrong })).toEqual({ [name]: short });
  },
);

test('remarks may be missing or blank, and nothing else than text', () => {
  for (const nothing of [undefined, '', whiteSpace])
    expect(checkBooking({ ...valid, remarks: nothing })).toEqual({
      ok: true,
      value: { ...valid, remarks: '' },
    });
  for (const wrong of [null, 3, 'a\u0000b', '\ud800'])
    expect(errorsOf({ remarks: wrong })).toEqual({ remarks: 'remarks.invalid' });
});

test.each([undefined, null, 'text', 3, []])('%j lacks every field but the remarks', (input) => {
  const check = checkBooking(input);
  const needed = Object.keys(valid).filter((name) => name !== 'remarks');
  expect(check.ok ? [] : Object.keys(check.errors)).toEqual(needed);
});

test('whatever is remarked, accepted remarks are trimmed and within their limit', () => {
  const typed = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(' ', '🎨', '\r\n')));
  fc.assert(
    fc.property(
      typed.map((parts) => parts.join('')),
      (remarks) => {
        const check = checkBooking({ ...valid, remarks });
        if (!check.ok) return;
        expect(check.value.remarks).toBe(remarks.trim());
        expect(codePoints(check.value.remarks)).toBeLessThanOrEqual(bookingTextRules.remarks.max);
      },
    ),
  );
});
