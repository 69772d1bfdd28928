import { Temporal } from 'temporal-polyfill';
import type { Slot } from '../booking.answers.ts';
import type { SquareMeters } from '../../square-meters.ts';
import type { BookingRules } from '../booking.rules.ts';
import { isoMoment, localDay, momentOf } from './local-time.ts';
import type { BlockedTime } from './blocked-times.ts';
import { firstBookableDay } from './first-day.ts';
import { occupiedByCrew, someCrewIsFree, type Reservation } from './occupied.ts';

export interface SlotSearch {
  readonly size: SquareMeters;
  readonly rules: BookingRules;
  /** ISO instant. */
  readonly now: string;
  /** First day looked at, such as `2026-11-26`; without it, the first that can be booked. */
  readonly from?: string | undefined;
  /** Days looked at, from the first. */
  readonly days: number;
  readonly reservations: readonly Reservation[];
  readonly blocked: readonly BlockedTime[];
}

/**
 * The times at which a visit can still be booked, the earliest first; none for a size that is not booked online.
 * The database computes the same.
 */
export function availableSlots(search: SlotSearch): Slot[] {
  const { rules, now, reservations, blocked } = search;
  const length = rules.visitMinutes[search.size];
  if (length === null) return [];
  const bookable = bookableDays(search);
  const [first, last] = [bookable[0], bookable.at(-1)];
  if (!first || !last) return [];
  const occupied = occupiedByCrew(rules, reservations, blocked, {
    from: momentOf(first).epochMilliseconds,
    // A visit and the way after it may lead into the days that follow.
    to: momentOf(last.add({ days: 3 })).epochMilliseconds,
  });
  return bookable
    .flatMap((day) => startsOf(day, length, rules))
    .filter((start) => {
      const from = start.epochMilliseconds;
      const to = from + (length + rules.travelBuffer) * 60_000;
      return from > Temporal.Instant.from(now).epochMilliseconds && someCrewIsFree({ from, to }, occupied);
    })
    .map((start) => ({
      starts_at: isoMoment(start),
      ends_at: isoMoment(start.add({ minutes: length })),
    }));
}

/** The days looked at that lie within lead time and horizon. */
function bookableDays({ rules, now, from, days }: SlotSearch): Temporal.PlainDate[] {
  const today = localDay(Temporal.Instant.from(now));
  const first = firstBookableDay(today, rules);
  const last = today.add({ days: rules.horizonDays });
  const begin = from === undefined ? first : Temporal.PlainDate.from(from);
  return Array.from({ length: days }, (_, index) => begin.add({ days: index })).filter(
    (day) => Temporal.PlainDate.compare(day, first) >= 0 && Temporal.PlainDate.compare(day, last) <= 0,
  );
}

/**
 * Every start of a day after which the visit ends before closing, whoever has time. Starts and lengths are minutes
 * that pass, also on the two days whose clocks are changed.
 */
function startsOf(day: Temporal.PlainDate, length: number, rules: BookingRules): Temporal.Instant[] {
  const hours = rules.openingHours[day.dayOfWeek - 1];
  if (!hours || rules.holidays.includes(day.toString())) return [];
  const opens = momentOf(day, Temporal.PlainTime.from(hours.opens));
  const closes = momentOf(day, Temporal.PlainTime.from(hours.closes));
  const room = opens.until(closes).total('minutes') - length;
  const count = room < 0 ? 0 : Math.floor(room / rules.startsEvery) + 1;
  return Array.from({ length: count }, (_, index) => opens.add({ minutes: index * rules.startsEvery }));
}
