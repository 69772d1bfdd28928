import type { BookingPriceFacts } from '../facts/booking-facts.ts';
import type { BookedPrice } from './booking.answers.ts';
import type { SquareMeters } from '../square-meters.ts';
import type { BookingChoices } from './booking.schema.ts';

/** Greatest surface of a size in m², such as 50 of `25-50`; none where there is no upper end. */
function greatest(size: SquareMeters): number {
  const end = /-(\d+)$/.exec(size)?.[1];
  return end === undefined ? Number.POSITIVE_INFINITY : Number(end);
}

/**
 * Price of a facade cleaning: the fixed one for what the package describes, otherwise the usual range; nothing
 * before the visit has measured. The database computes the same.
 */
export function bookingPrice(choices: BookingChoices, facts: BookingPriceFacts): BookedPrice {
  if (choices.square_meters === 'unknown') return { kind: 'measure' };
  const isPackage =
    choices.impregnation === 'yes' &&
    choices.material === 'brick' &&
    (choices.height === 'one-storey' || choices.height === 'two-storeys') &&
    choices.access === 'free' &&
    greatest(choices.square_meters) <= facts.upToSquareMetres;
  return isPackage
    ? { kind: 'fixed', price: facts.fixed }
    : { kind: 'range', from: facts.from, to: facts.to };
}
