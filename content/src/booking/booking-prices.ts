import type { BookingPriceFacts } from '@vakman/domain/facts/booking-facts';
import type { Rates } from '../rates.schema.ts';

/** Prices of a booked facade cleaning; undefined where the rates name no fixed price or no usual range for it. */
export function bookingPrices({ packages, usualPrices }: Rates): BookingPriceFacts | undefined {
  const offer = packages.find(({ id }) => id === 'facade-cleaning');
  const usual = usualPrices.gevelreiniging;
  if (offer?.rate.kind !== 'fixed' || usual.kind !== 'range') return undefined;
  return {
    fixed: offer.rate.price,
    upToSquareMetres: offer.rate.upToSquareMetres,
    from: usual.min,
    to: usual.max,
    vatPercent: offer.vat.percent,
  };
}
