import { Temporal } from 'temporal-polyfill';
import type { BookingRules } from '../booking/booking.rules.ts';
import { localDay, momentOf } from '../booking/slots/local-time.ts';

/**
 * Whole minutes in which somebody is at work between two moments: the opening hours of all days but holidays. Of a
 * promise that ends on a Sunday it says how much of it is left to be kept in. The same as `private.open_minutes`.
 *
 * @param from ISO instant, as is `to`; none where it is the later one.
 */
export function openMinutes(
  from: string,
  to: string,
  { openingHours, holidays }: Pick<BookingRules, 'openingHours' | 'holidays'>,
): number {
  const [first, last] = [Temporal.Instant.from(from), Temporal.Instant.from(to)];
  const lastDay = localDay(last);
  let seconds = 0;
  for (let day = localDay(first); Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) {
    const hours = openingHours[day.dayOfWeek - 1];
    if (!hours || holidays.includes(day.toString())) continue;
    const opens = later(first, momentOf(day, Temporal.PlainTime.from(hours.opens)));
    const closes = earlier(last, momentOf(day, Temporal.PlainTime.from(hours.closes)));
    seconds += Math.max(0, (closes.epochMilliseconds - opens.epochMilliseconds) / 1000);
  }
  return Math.floor(seconds / 60);
}

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) > 0 ? one : other;
const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;
