import type { Temporal } from 'temporal-polyfill';

const friday = 5;

/** Monday to Friday, but no holidays. A Saturday may have hours and still be no working day. */
export function isWorkingDay(day: Temporal.PlainDate, holidays: readonly string[]): boolean {
  return day.dayOfWeek <= friday && !holidays.includes(day.toString());
}

/** The day a number of working days after another, or before it where the number is negative; zero is the day itself. */
export function addWorkingDays(
  day: Temporal.PlainDate,
  count: number,
  holidays: readonly string[],
): Temporal.PlainDate {
  const step = { days: Math.sign(count) };
  let left = Math.abs(count);
  let reached = day;
  while (left > 0) {
    reached = reached.add(step);
    if (isWorkingDay(reached, holidays)) left -= 1;
  }
  return reached;
}
