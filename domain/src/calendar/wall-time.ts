import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../time-zone.ts';

/** What clocks in the Netherlands show at an instant, as fields for date and time take it: `2026-11-26T09:00`. */
export function wallTime(instant: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** The ISO instant at which clocks there show that; of two, the later. */
export function instantOf(wall: string): string {
  return Temporal.PlainDateTime.from(wall)
    .toZonedDateTime(timeZone, { disambiguation: 'later' })
    .toInstant()
    .toString();
}
