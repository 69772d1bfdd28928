import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoints, whiteSpace } from '../text/text.ts';
import { exampleRequest as valid } from './quote-request.example.ts';
import { fields, textRules, type TextFieldName } from './quote-request.fields.ts';
import { checkQuoteRequest, joinAddress } from './quote-request.schema.ts';

const errorsOf = (change: Record<string, unknown>) => {
  const check = checkQuoteRequest({ ...valid, ...change });
  return check.ok ? {} : check.errors;
};

/** A text of exactly this many code points that the field's other rules accept. */
const ofLength = (name: TextFieldName, length: number) =>
  name === 'email' ? `${'a'.repeat(length - 11)}@example.nl` : '9'.repeat(length);

test('a whole request is accepted and trimmed', () => {
  const padded = Object.fromEntries(
    Object.entries(valid).map(([name, value]) => {
      const isText = Object.hasOwn(textRules, name);
      return [name, isText ? `${whiteSpace}${value}${whiteSpace}` : value];
    }),
  );
  expect(checkQuoteRequest(padded)).toEqual({ ok: true, value: valid });
});

test('what is typed in a field of one line is one line; a message keeps its lines', () => {
  const lines = 'Jan\r\n\u0001 de\u2028Vries\tBeslissen:\u0085http://x.example';
  const typed = { ...valid, name: lines, street_address: lines, message: lines };
  const line = 'Jan de Vries Beslissen: http://x.example';
  expect(checkQuoteRequest(typed)).toEqual({
    ok: true,
    value: { ...valid, name: line, street_address: line, message: lines },
  });
  expect(errorsOf({ email: 'jan@example.nl\nx@example.nl', phone: '0612\n\n\n345678' })).toEqual({
    email: 'email.invalid',
  });
});

test('fields that nobody asked for are left out', () => {
  expect(checkQuoteRequest({ ...valid, role: 'admin' })).toEqual({ ok: true, value: valid });
});

describe.each(Object.entries(textRules) as [TextFieldName, { min: number; max: number }][])(
  '%s',
  (name, { min, max }) => {
    const least = name === 'email' ? 12 : min;
    const short = name === 'email' ? 'email.invalid' : `${name}.tooShort`;

    test(`takes ${least} to ${max} characters and no more`, () => {
      expect(errorsOf({ [name]: ofLength(name, least) })).toEqual({});
      expect(errorsOf({ [name]: ofLength(name, max) })).toEqual({});
      expect(errorsOf({ [name]: ofLength(name, max + 1) })).toEqual({ [name]: `${name}.tooLong` });
    });

    test('is refused when it is too short, blank, missing, of another type or unstorable', () => {
      const wrong = [
        'x'.repeat(min - 1),
        whiteSpace.repeat(2),
        undefined,
        null,
        12345,
        [],
        `${valid[name]}\u0000`,
      ];
      for (const value of wrong) expect(errorsOf({ [name]: value })).toEqual({ [name]: short });
    });
  },
);

test('an emoji counts once', () => {
  expect(errorsOf({ name: '🎨'.repeat(100) })).toEqual({});
  expect(errorsOf({ name: '🎨' })).toEqual({ name: 'name.tooShort' });
});

test.each(['a@b.nl', "o'neil+verf@mail.example.co.uk", 'A_B-c@xn--bcher-kva.example'])(
  '%j is an address',
  (email) => {
    expect(errorsOf({ email })).toEqual({});
  },
);

test.each([
  'jan',
  'jan@',
  '@b.nl',
  'jan@localhost',
  '.jan@b.nl',
  'ja..n@b.nl',
  'jan.@b.nl',
  'jan @b.nl',
  'jan@b.nl\nBcc: x@y.nl',
])('%j is no address', (email) => {
  expect(errorsOf({ email })).toEqual({ email: 'email.invalid' });
});

test('a choice is one of its options', () => {
  for (const field of fields) {
    if (field.control !== 'select') continue;
    for (const option of field.options) expect(errorsOf({ [field.name]: option })).toEqual({});
    for (const other of ['', 'x', undefined, `${field.options[0]} `]) {
      expect(errorsOf({ [field.name]: other })).toEqual({ [field.name]: `${field.name}.required` });
    }
  }
});

test.each([undefined, null, 'text', 3, []])('%j lacks every field', (input) => {
  const check = checkQuoteRequest(input);
  expect(check.ok ? [] : Object.keys(check.errors)).toEqual(fields.map((field) => field.name));
});

test('whatever is typed, an accepted text is trimmed and within its limits', () => {
  const typed = fc.array(
    fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.constantFrom(' ', '\u3000', '🎨', 'abc')),
  );
  fc.assert(
    fc.property(
      typed.map((parts) => parts.join('')),
      (message) => {
        const check = checkQuoteRequest({ ...valid, message });
        if (!check.ok) return;
        const { min, max } = textRules.message;
        expect(check.value.message).toBe(message.trim());
        expect(codePoints(check.value.message)).toBeGreaterThanOrEqual(min);
        expect(codePoints(check.value.message)).toBeLessThanOrEqual(max);
      },
    ),
  );
});

test('the address column joins street and postal code', () => {
  expect(joinAddress(valid)).toBe('Havenstraat 7, 1354ab');
});
