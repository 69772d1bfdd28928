import { textRules, timelines } from '@vakman/domain/quote-request/quote-request.fields';
import { squareMeters } from '@vakman/domain/square-meters/square-meters';
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

const good = {
  name: fc.constantFrom('Jan', 'Zoë 🎨', 'Ян'),
  email: fc.constantFrom('jan@example.org', 'Zoe+9@Example.nl'),
  phone: fc.constantFrom('06-12345678', '+31 6 12345678'),
  street_address: fc.constant('Kade 5'),
  postal_code: fc.constantFrom('1234 AB', '1234ab'),
  square_meters: fc.constantFrom(...squareMeters),
  timeline: fc.constantFrom(...timelines),
  message: fc.constant('Graag een prijs.'),
} satisfies { readonly [Field in keyof QuoteRequestDraft]: fc.Arbitrary<string> };

const strange: { readonly [Field in keyof QuoteRequestDraft]: fc.Arbitrary<string> } = {
  name: strangeText(textRules.name),
  email: strangeEmail,
  phone: strangePhone,
  street_address: strangeText(textRules.street_address),
  postal_code: strangePostalCode,
  square_meters: strangeChoice(squareMeters),
  timeline: strangeChoice(timelines),
  message: strangeText(textRules.message),
};

/** What somebody might send: good values, and in one to three fields something at the border of the rules. */
export const payloads: fc.Arbitrary<QuoteRequestDraft> = mostlyGood(good, strange);
