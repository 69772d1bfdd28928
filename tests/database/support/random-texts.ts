import { textRules } from '@vakman/domain/quote-request/quote-request.fields';
import { whiteSpace } from '@vakman/domain/text/text';
import * as fc from 'fast-check';

/** White space for JavaScript, and characters that only look like it. */
const spaces = [...whiteSpace, '\u0085', '\u180e', '\u200b', '\u2060'];

/** One code point each: of one to four bytes, combining, from right to left, and with a meaning to programs. */
const characters = [
  ...'aZ0ßıſÅé\u0301жשع中🎨👍',
  ...'<>\'"\\;%_$&|`',
  ...whiteSpace,
  '\u0001',
  '\u001b',
  '\u007f',
  '\u0085',
];

const unstorable = ['\u0000', '\ud83c', '\udfa8'];

const textOf = (from: readonly string[], length: fc.Arbitrary<number>) =>
  length.chain((exact) =>
    fc.array(fc.constantFrom(...from), { minLength: exact, maxLength: exact }).map((parts) => parts.join('')),
  );

const padding = fc.array(fc.constantFrom(...spaces), { maxLength: 3 }).map((parts) => parts.join(''));

const padded = (text: fc.Arbitrary<string>) =>
  fc.tuple(padding, text, padding).map((parts) => parts.join(''));

interface TextRule {
  readonly min: number;
  readonly max: number;
}

/** Lengths at the limits of a field, and just beyond. */
function bordering({ min, max }: TextRule): fc.Arbitrary<string> {
  const length = fc.constantFrom(0, Math.max(0, min - 1), min, min + 1, max - 1, max, max + 1);
  return fc.oneof(
    textOf(characters, length),
    textOf([...'abc123'], length),
    textOf([...characters, ...unstorable], length),
  );
}

const emailPart = textOf([...'aZ09.._-+\'"@ é'], fc.integer({ min: 0, max: 8 }));
const anyEmail = fc.oneof(
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

const anyPhone = fc.oneof(
  textOf([...'0123456789+() -'], fc.integer({ min: 8, max: 22 })),
  fc.constantFrom(
    '06-1234 5678',
    '0031 6 12345678',
    '+31 (0)6 12345678',
    '(0)(0)612345678',
    '+-+-+-+-12345678',
  ),
);

const anyPostalCode = fc.oneof(
  textOf([...'0123456789AbßıſﬀxZ .-\u00a0'], fc.integer({ min: 3, max: 11 })),
  fc.constantFrom('1234ab', '1234-AB', ' 12 34 a.b ', '0234AB', '1234 ABC'),
);

/** Any text for a field of this rule, most of it at the border of being accepted. */
export const strangeText = (rule: TextRule) => padded(bordering(rule));

export const strangeEmail = padded(fc.oneof(anyEmail, bordering(textRules.email)));
export const strangePhone = padded(fc.oneof(anyPhone, bordering(textRules.phone)));
export const strangePostalCode = padded(fc.oneof(anyPostalCode, bordering(textRules.postal_code)));

/** One of the options, or what only looks like one. */
export const strangeChoice = (options: readonly string[]) =>
  fc.constantFrom(...options, ...options.map((option) => `${option} `), '', 'UNKNOWN', 'null');

/** Good values, and in one to three fields something strange. */
export function mostlyGood<Fields extends Record<string, fc.Arbitrary<unknown>>>(
  good: Fields,
  strange: { readonly [Field in keyof Fields]: fc.Arbitrary<unknown> },
): fc.Arbitrary<{
  [Field in keyof Fields]: Fields[Field] extends fc.Arbitrary<infer Value> ? Value : never;
}> {
  const names = fc.uniqueArray(fc.constantFrom(...Object.keys(good)), { minLength: 1, maxLength: 3 });
  return names.chain((fields) =>
    fc.record({ ...good, ...Object.fromEntries(fields.map((field) => [field, strange[field]])) }),
  ) as never;
}
