import {
  squareMeters,
  textRules,
  timelines,
  type TextFieldName,
} from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { whiteSpace } from '@vakman/domain/text/text';
import * as fc from 'fast-check';

/** White space for JavaScript, and characters that only look like it. */
const spaces = [...whiteSpace, '\u0085', '\u180e', '\u200b', '\u2060'];

/** One code point each: of one to four bytes, combining, from right to left, and with a meaning to programs. */
const characters = [...'aZ0ßıſÅé\u0301жשع中🎨👍', ...'<>\'"\\;%_$&|`', ...whiteSpace];

const unstorable = ['\u0000', '\ud83c', '\udfa8'];

const textOf = (from: readonly string[], length: fc.Arbitrary<number>) =>
  length.chain((exact) =>
    fc.array(fc.constantFrom(...from), { minLength: exact, maxLength: exact }).map((parts) => parts.join('')),
  );

const padding = fc.array(fc.constantFrom(...spaces), { maxLength: 3 }).map((parts) => parts.join(''));

const padded = (text: fc.Arbitrary<string>) =>
  fc.tuple(padding, text, padding).map((parts) => parts.join(''));

/** Lengths at the limits of a field, and just beyond. */
function bordering(field: TextFieldName): fc.Arbitrary<string> {
  const { min, max } = textRules[field];
  const length = fc.constantFrom(0, min - 1, min, min + 1, max - 1, max, max + 1);
  return fc.oneof(
    textOf(characters, length),
    textOf([...'abc123'], length),
    textOf([...characters, ...unstorable], length),
  );
}

const emailPart = textOf([...'aZ09.._-+\'"@ é'], fc.integer({ min: 0, max: 8 }));
const emails = fc.oneof(
  fc
    .tuple(emailPart, emailPart, fc.constantFrom('.nl', '.museum', '.n', '', '.', '.nl\n', '.nl.'))
    .map(([local, host, top]) => `${local}@${host}${top}`),
  fc.emailAddress(),
  fc.integer({ min: 240, max: 250 }).map((length) => `${'a'.repeat(length)}@example.org`),
  fc.constantFrom(
    'jan@example.org',
    'JAN@EXAMPLE.ORG',
    'jan@exa_mple.org',
    'jan@-example.org',
    '.jan@example.org',
  ),
);

const phones = fc.oneof(
  textOf([...'0123456789+() -'], fc.integer({ min: 8, max: 22 })),
  fc.constantFrom(
    '06-1234 5678',
    '0031 6 12345678',
    '+31 (0)6 12345678',
    '(0)(0)612345678',
    '+-+-+-+-12345678',
  ),
);

const postalCodes = fc.oneof(
  textOf([...'0123456789AbßıſﬀxZ .-\u00a0'], fc.integer({ min: 3, max: 11 })),
  fc.constantFrom('1234ab', '1234-AB', ' 12 34 a.b ', '0234AB', '1234 ABC'),
);

const good: { readonly [Field in keyof QuoteRequestDraft]: fc.Arbitrary<string> } = {
  name: fc.constantFrom('Jan', 'Zoë 🎨', 'Ян'),
  email: fc.constantFrom('jan@example.org', 'Zoe+9@Example.nl'),
  phone: fc.constantFrom('06-12345678', '+31 6 12345678'),
  street_address: fc.constant('Kade 5'),
  postal_code: fc.constantFrom('1234 AB', '1234ab'),
  square_meters: fc.constantFrom(...squareMeters),
  timeline: fc.constantFrom(...timelines),
  message: fc.constant('Graag een prijs.'),
};

const choice = (options: readonly string[]) =>
  fc.constantFrom(...options, ...options.map((option) => `${option} `), '', 'UNKNOWN', 'null');

const strange: typeof good = {
  name: padded(bordering('name')),
  email: padded(fc.oneof(emails, bordering('email'))),
  phone: padded(fc.oneof(phones, bordering('phone'))),
  street_address: padded(bordering('street_address')),
  postal_code: padded(fc.oneof(postalCodes, bordering('postal_code'))),
  square_meters: choice(squareMeters),
  timeline: choice(timelines),
  message: padded(bordering('message')),
};

/** What somebody might send: good values, and in one to three fields something at the border of the rules. */
export const payloads: fc.Arbitrary<QuoteRequestDraft> = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(good) as (keyof typeof good)[])), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((fields) =>
    fc.record({ ...good, ...Object.fromEntries(fields.map((field) => [field, strange[field]])) }),
  );
