import type { BookingPriceFacts } from '../facts/booking-facts.ts';
import { greatestSurface } from '../square-meters.ts';
import type { BookedPrice } from './booking.answers.ts';
import type { bookingChoices, BookingChoiceName } from './booking.fields.ts';

type Options = { readonly [Name in BookingChoiceName]: readonly (typeof bookingChoices)[Name][number][] };

/** The facade that the package describes, but for its size. */
const packaged = Object.entries({
  impregnation: ['yes'],
  material: ['brick'],
  height: ['one-storey', 'two-storeys'],
  access: ['free'],
} satisfies Omit<Options, 'square_meters'>) as [BookingChoiceName, readonly string[]][];

/**
 * Price of a facade cleaning: the fixed one for what the package describes, otherwise the usual range; nothing
 * before the visit has measured. The database computes the same.
 */
export function bookingPrice(
  choices: Readonly<Record<BookingChoiceName, string>>,
  facts: BookingPriceFacts,
): BookedPrice {
  if (choices.square_meters === 'unknown') return { kind: 'measure' };
  const isPackage =
    packaged.every(([name, fitting]) => fitting.includes(choices[name])) &&
    greatestSurface(choices.square_meters) <= facts.upToSquareMetres;
  return isPackage
    ? { kind: 'fixed', price: facts.fixed }
    : { kind: 'range', from: facts.from, to: facts.to };
}
