import { Temporal } from 'temporal-polyfill';
import { occurrencesOf, type BlockedTime, type Span } from './blocked-times.ts';
import type { BookingRules } from '../booking.rules.ts';

/** A booked or held visit of a crew; ISO instants, without the time that is kept free after it. */
export interface Reservation {
  readonly crew: number;
  readonly starts_at: string;
  readonly ends_at: string;
}

const milliseconds = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** When each crew has no time, the first crew first; what is blocked again and again, as often as that is within a span. */
export function occupiedByCrew(
  { crews, travelBuffer }: Pick<BookingRules, 'crews' | 'travelBuffer'>,
  reservations: readonly Reservation[],
  blocked: readonly BlockedTime[],
  within: Span,
): readonly (readonly Span[])[] {
  const spans = [
    ...reservations.map(({ crew, starts_at, ends_at }) => ({
      crew,
      from: milliseconds(starts_at),
      to: milliseconds(ends_at) + travelBuffer * 60_000,
    })),
    ...blocked.flatMap((time) => occurrencesOf(time, within).map((span) => ({ crew: time.crew, ...span }))),
  ];
  return Array.from({ length: crews }, (_, index) =>
    spans.filter(({ crew }) => crew === null || crew === index + 1),
  );
}

/** Whether some crew has time for all of a span. */
export function someCrewIsFree(span: Span, occupied: readonly (readonly Span[])[]): boolean {
  return occupied.some((spans) => !spans.some((taken) => overlap(taken, span)));
}
