import { timeZone } from '@vakman/domain/time-zone';

/** Writes a date as `2026-11-26`. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The day of a moment in the Netherlands, such as `2026-11-26`; so are all days here. */
export const dayOf = (instant: string): string => isoDay.format(new Date(instant));

/** A day as the midnight of UTC, where every day has 24 hours. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function addDays(day: string, count: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));

/** The seven days from a Monday. */
export const weekFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));
