import { bookingPrices } from '../booking/booking-prices.ts';
import type { ContentFault } from '../files/content-error.ts';
import type { Rates } from '../rates.schema.ts';

/** Whoever books a facade cleaning sees its fixed price, or the usual range. */
export function bookingHasPrices(rates: Rates): ContentFault[] {
  if (bookingPrices(rates)) return [];
  const reason = 'Booking needs a package facade-cleaning of kind fixed, and a range for gevelreiniging';
  return [{ file: 'rates.yaml', key: '', reason }];
}
