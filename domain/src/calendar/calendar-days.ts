const dayLength = 86_400_000;

/**
 * Noon of a day by universal time, whose days are all as long: here days are reckoned with, and no clocks. The library for
 * those weighs more than the first screen of a page can carry.
 */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** So many days after a day, such as `2026-11-26`. */
export const dayAfter = (day: string, days: number): string => dayOf(noonOf(day) + days * dayLength);

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(noonOf(day)).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

/** The first day of a month, so many months later. */
export function firstOfMonth(day: string, months = 0): string {
  const first = new Date(noonOf(day));
  return dayOf(first.setUTCMonth(first.getUTCMonth() + months, 1));
}
