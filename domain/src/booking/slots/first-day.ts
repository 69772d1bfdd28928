import type { Temporal } from 'temporal-polyfill';
import type { BookingRules } from '../booking.rules.ts';
import { addWorkingDays } from './working-days.ts';

/**
 * The first day that can be booked or moved to: as many working days after today as the rules say, and late enough that a
 * free change is still possible, as it is promised to everybody who books.
 */
export function firstBookableDay(
  today: Temporal.PlainDate,
  {
    leadWorkingDays,
    changeWorkingDays,
    holidays,
  }: Pick<BookingRules, 'leadWorkingDays' | 'changeWorkingDays' | 'holidays'>,
): Temporal.PlainDate {
  // Without a limit an appointment of today is changed until it begins.
  const toChange = changeWorkingDays === 0 ? 0 : changeWorkingDays + 1;
  return addWorkingDays(today, Math.max(leadWorkingDays, toChange), holidays);
}
