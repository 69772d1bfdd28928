import { Temporal } from 'temporal-polyfill';
import type { BookingRules } from '@vakman/domain/booking/booking.rules.ts';
import { localDay } from '@vakman/domain/booking/slots/local-time.ts';
import { firstBookableDay } from '@vakman/domain/booking/slots/first-day.ts';

/** Days whose times stand on one page. */
export const windowDays = 7;

/** Days are written as `2026-11-26`. */
export interface SlotWindow {
  readonly from: string;
  /** First days of the pages before and after; null where nothing can be booked. */
  readonly earlier: string | null;
  readonly later: string | null;
}

type WindowRules = Pick<BookingRules, 'leadWorkingDays' | 'changeWorkingDays' | 'horizonDays' | 'holidays'>;

/** The days to show: from the one asked for, or the first that can be booked. */
export function slotWindow(shownFrom: string | null, now: Date, rules: WindowRules): SlotWindow {
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(one, other) < 0;
  const today = localDay(Temporal.Instant.fromEpochMilliseconds(now.getTime()));
  const first = firstBookableDay(today, rules);
  const last = today.add({ days: rules.horizonDays });
  const asked = shownFrom === null ? first : Temporal.PlainDate.from(shownFrom);
  const from = isBefore(asked, first) || isBefore(last, asked) ? first : asked;
  const before = from.subtract({ days: windowDays });
  const after = from.add({ days: windowDays });
  const earlier = isBefore(before, first) ? first : before;
  return {
    from: from.toString(),
    earlier: from.equals(first) ? null : earlier.toString(),
    later: isBefore(last, after) ? null : after.toString(),
  };
}
