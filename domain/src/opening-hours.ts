import * as z from 'zod/mini';
import { formatWeekday } from './format/format.dates.ts';
import type { Language } from './languages/languages.ts';

/** ISO weekdays: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

const time = z
  .string()
  .check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: 'Expected a time such as 08:00' }));

/** Hours of one day, local time of the Netherlands; null: by appointment. */
const daySchema = z.nullable(
  z
    .object({ opens: time, closes: time })
    .check(z.refine((day) => day.opens < day.closes, { error: 'Closes before it opens' })),
);

/** Seven days, Monday first. */
export const openingHoursSchema = z.array(daySchema).check(z.length(7));
export type OpeningHours = z.infer<typeof openingHoursSchema>;
export type DayHours = OpeningHours[number];

export interface DayGroup {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly hours: DayHours;
}

/** Days in a row with the same hours, as a notice on a door groups them: Mon–Fri, Sat, Sun. */
export function groupDays(week: OpeningHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const hours = week[day - 1] ?? null;
    const last = groups.at(-1);
    const same = last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes;
    if (last && same) groups[groups.length - 1] = { ...last, to: day };
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}

/** Name of a weekday, for example `maandag` or `ma`. */
export function weekdayName(day: Weekday, language: Language, width: 'long' | 'short' = 'long'): string {
  // 1 January 2024 was a Monday.
  return formatWeekday(Date.UTC(2024, 0, day), language, width);
}
