import { accesses, bookingTextRules, heights, materials } from '@vakman/domain/booking/booking.fields';
import { squareMeters } from '@vakman/domain/square-meters';
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
  square_meters: fc.constantFrom(...squareMeters),
  material: fc.constantFrom(...materials),
  height: fc.constantFrom(...heights),
  access: fc.constantFrom(...accesses),
  impregnation: fc.boolean(),
  remarks: fc.constantFrom('', 'De poort is smal.'),
  name: fc.constantFrom('Jan', 'Zoë 🎨', 'Ян'),
  email: fc.constantFrom('jan@example.org', 'Zoe+9@Example.nl'),
  phone: fc.constantFrom('06-12345678', '+31 6 12345678'),
  street_address: fc.constant('Kade 5'),
  postal_code: fc.constantFrom('1234 AB', '1234ab'),
};

const strange: { readonly [Field in keyof typeof good]: fc.Arbitrary<unknown> } = {
  square_meters: strangeChoice(squareMeters),
  material: strangeChoice(materials),
  height: strangeChoice(heights),
  access: strangeChoice(accesses),
  impregnation: fc.constantFrom('', null),
  remarks: strangeText(bookingTextRules.remarks),
  name: strangeText(bookingTextRules.name),
  email: strangeEmail,
  phone: strangePhone,
  street_address: strangeText(bookingTextRules.street_address),
  postal_code: strangePostalCode,
};

/** What somebody might send: good values, and in one to three fields something at the border of the rules. */
export const bookings = mostlyGood(good, strange);
export type RandomBooking = typeof bookings extends fc.Arbitrary<infer Value> ? Value : never;
