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

/** So many days after a day, such as `2026-11-26`. */
export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  return dayAfter(day, 1 - dayOfWeek);
}

/** The first day of a month, so many months later. */
export const firstOfMonth = (day: string, months = 0): string =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();
