import type { BookingRules } from './booking.rules.ts';
import { withdrawalDays } from '../consumer-law.ts';
import { timeZone } from '../time-zone.ts';

const day = 86_400_000;
const friday = 5;

/** The day that it is at a moment in the Netherlands, as midnight in UTC. */
function localDay(moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone }).formatToParts(moment);
  const [year = 0, month = 0, date = 0] = (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, date);
}

function isWorkingDay(midnight: number, holidays: readonly string[]): boolean {
  const date = new Date(midnight);
  const weekday = date.getUTCDay() || 7;
  return weekday <= friday && !holidays.includes(date.toISOString().slice(0, 10));
}

/** The last day on which the office may confirm what is booked on a day, by its own promise. */
function lastDayToConfirm(
  bookedOn: number,
  { confirmWorkingDays, holidays }: Pick<BookingRules, 'confirmWorkingDays' | 'holidays'>,
): number {
  let reached = bookedOn;
  for (let left = confirmWorkingDays; left > 0;) {
    reached += day;
    if (isWorkingDay(reached, holidays)) left -= 1;
  }
  return reached;
}

/**
 * Whether a visit may begin before the end of the fourteenth day after its confirmation, which begins the contract and
 * may come as late as it was promised: then the visitor has to ask for it within his withdrawal period. Without the
 * calendar library, for the first part of a widget.
 */
export function needsEarlyStart(
  startsAt: Date,
  bookedAt: Date,
  rules: Pick<BookingRules, 'confirmWorkingDays' | 'holidays'>,
): boolean {
  return localDay(startsAt) - lastDayToConfirm(localDay(bookedAt), rules) <= withdrawalDays * day;
}
