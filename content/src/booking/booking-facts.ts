import type { BookingFacts } from '@vakman/domain/facts/booking-facts';
import type { Content } from '../content.ts';
import { bookingPrices } from './booking-prices.ts';
import { publicHolidays } from './public-holidays.ts';

/** Years after the present one whose holidays are known. */
const yearsAhead = 3;

/** What booking needs to know of the content, which has been checked. */
export function bookingFacts(
  { booking, company, rates }: Pick<Content, 'booking' | 'company' | 'rates'>,
  thisYear = new Date().getFullYear(),
): BookingFacts {
  const price = bookingPrices(rates);
  if (!price) throw new Error('Content with no prices of a facade cleaning was accepted');
  const holidays = publicHolidays(thisYear, thisYear + yearsAhead);
  return { rules: { ...booking, openingHours: company.openingHours, holidays }, price };
}
