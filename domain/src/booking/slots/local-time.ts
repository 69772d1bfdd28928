import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../time-zone.ts';

/** The day that it is at a moment in the Netherlands. */
export function localDay(moment: Temporal.Instant): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(timeZone).toPlainDate();
}

/**
 * The moment of a time of day. An hour that comes twice is its second, one that is left out comes an hour later, as
 * PostgreSQL reads them.
 */
export function momentOf(
  day: Temporal.PlainDate,
  time: Temporal.PlainTime = new Temporal.PlainTime(),
): Temporal.Instant {
  return day.toPlainDateTime(time).toZonedDateTime(timeZone, { disambiguation: 'later' }).toInstant();
}

/** As the database writes a moment in JSON: `2026-11-26T08:00:00+00:00`. */
export function isoMoment(moment: Temporal.Instant): string {
  return moment.toString({ timeZone: 'UTC' });
}
