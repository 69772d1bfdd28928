import { Temporal } from 'temporal-polyfill';
import type { BookingRules } from '../booking.rules.ts';
import { withdrawalDays } from '../../consumer-law.ts';
import { timeZone } from '../../time-zone.ts';
import { isoMoment, localDay, momentOf } from './local-time.ts';
import { addWorkingDays } from './working-days.ts';

/**
 * Until when an appointment is moved or cancelled free of charge: some working days before, at the same time of day.
 *
 * @param startsAt ISO instant; so is the result.
 */
export function changeUntil(
  startsAt: string,
  { changeWorkingDays, holidays }: Pick<BookingRules, 'changeWorkingDays' | 'holidays'>,
): string {
  const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  const day = addWorkingDays(start.toPlainDate(), -changeWorkingDays, holidays);
  return isoMoment(momentOf(day, start.toPlainTime()));
}

/**
 * Until when the office has promised to confirm: some working days later, at the same time of day.
 *
 * @param askedAt when the visitor booked or moved: ISO instant; so is the result.
 */
export function confirmUntil(
  askedAt: string,
  { confirmWorkingDays, holidays }: Pick<BookingRules, 'confirmWorkingDays' | 'holidays'>,
): string {
  const asked = Temporal.Instant.from(askedAt).toZonedDateTimeISO(timeZone);
  const day = addWorkingDays(asked.toPlainDate(), confirmWorkingDays, holidays);
  return isoMoment(momentOf(day, asked.toPlainTime()));
}

/**
 * Until when a consumer may withdraw: the midnight that ends the fourteenth day after the contract.
 *
 * @param agreedAt when the office confirmed, and before it has, when the visitor booked: ISO instant; so is the result.
 */
export function withdrawUntil(agreedAt: string): string {
  const day = localDay(Temporal.Instant.from(agreedAt));
  return isoMoment(momentOf(day.add({ days: withdrawalDays + 1 })));
}
