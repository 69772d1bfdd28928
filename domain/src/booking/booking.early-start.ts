import { timeZone } from './booking.rules.ts';

const day = 86_400_000;

/** The day that it is at a moment in the Netherlands, as midnight in UTC. */
function localDay(moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone }).formatToParts(moment);
  const [year = 0, month = 0, date = 0] = (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, date);
}

/**
 * Whether a visit begins before the end of the fourteenth day after its booking, so that the visitor has to ask for it
 * within his withdrawal period. Without the calendar library, for the first part of a widget.
 */
export function needsEarlyStart(startsAt: Date, bookedAt: Date): boolean {
  return localDay(startsAt) - localDay(bookedAt) <= 14 * day;
}
