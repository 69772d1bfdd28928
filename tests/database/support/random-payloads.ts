import { choices, textRules, type ChoiceFieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import * as fc from 'fast-check';
import {
  mostlyGood,
  strangeChoice,
  strangeEmail,
  strangePhone,
  strangePostalCode,
  strangeText,
} from './random-texts.ts';

const eachChoice = (arbitrary: (options: readonly string[]) => fc.Arbitrary<string>) =>
  Object.fromEntries(Object.entries(choices).map(([name, options]) => [name, arbitrary(options)])) as Record<
    ChoiceFieldName,
    fc.Arbitrary<string>
  >;

const good = {
  name: fc.constantFrom('Jan', 'Zoë 🎨', 'Ян'),
  email: fc.constantFrom('jan@example.org', 'Zoe+9@Example.nl'),
  phone: fc.constantFrom('06-12345678', '+31 6 12345678'),
  street_address: fc.constant('Kade 5'),
  postal_code: fc.constantFrom('1234 AB', '1234ab'),
  ...eachChoice((options) => fc.constantFrom(...options)),
  message: fc.constant('Graag een prijs.'),
} satisfies { readonly [Field in keyof QuoteRequestDraft]: fc.Arbitrary<string> };

const strange: { readonly [Field in keyof QuoteRequestDraft]: fc.Arbitrary<string> } = {
  name: strangeText(textRules.name),
  email: strangeEmail,
  phone: strangePhone,
  street_address: strangeText(textRules.street_address),
  postal_code: strangePostalCode,
  ...eachChoice(strangeChoice),
  message: strangeText(textRules.message),
};

/** What somebody might send: good values, and in one to three fields something at the border of the rules. */
export const payloads: fc.Arbitrary<QuoteRequestDraft> = mostlyGood(good, strange);
