import type { Slot } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters';
import type { BookingRules } from '@vakman/domain/booking/booking.rules';
import { timeZone } from '@vakman/domain/time-zone';
import { addDays, dayOf, mondayOf, weekFrom } from './days.ts';

/** Days whose times are to be asked for at once, by whoever gives them to the picker. */
export const daysAtOnce = 28;

/** More times that were asked for: from which day, and what was known by then. */
export interface Question {
  readonly from: string;
  readonly slots: readonly Slot[];
}

export interface WeekDay {
  /** `2026-11-26` */
  readonly day: string;
  readonly slots: readonly Slot[];
}

/** The last day whose times are known; an answered question is one after which the list is another. */
export function knownUntil(slots: readonly Slot[], today: string, asked: Question | undefined): string {
  if (!asked) return addDays(today, daysAtOnce - 1);
  return addDays(asked.from, asked.slots === slots ? -1 : daysAtOnce - 1);
}

/** Monday of the week to begin with: the one of what is chosen, or of the first free time. */
export function firstWeek(slots: readonly Slot[], chosen: string | undefined, today: string): string {
  const slot = slots.find((candidate) => isChosen(candidate, chosen)) ?? slots[0];
  return mondayOf(slot ? dayOf(slot.starts_at) : today);
}

/** The seven days from a Monday with their times. */
export function weekDays(slots: readonly Slot[], monday: string): WeekDay[] {
  const withDays = slots.map((slot) => ({ slot, at: dayOf(slot.starts_at) }));
  return weekFrom(monday).map((day) => ({
    day,
    slots: withDays.filter(({ at }) => at === day).map(({ slot }) => slot),
  }));
}

/** The day of a week whose times are shown: the one looked at, that of what is chosen, or the first with free times. */
export function openDay(
  week: readonly WeekDay[],
  lookedAt: string | undefined,
  chosen: string | undefined,
): WeekDay | undefined {
  const free = week.filter(({ slots }) => slots.length > 0);
  return (
    free.find(({ day }) => day === lookedAt) ??
    free.find(({ slots }) => slots.some((slot) => isChosen(slot, chosen))) ??
    free[0]
  );
}

/** The next day with free times after a week without, or the last one before it. */
export function nearestFreeDay(slots: readonly Slot[], monday: string): string | undefined {
  const days = slots.map(({ starts_at }) => dayOf(starts_at));
  return days.find((day) => day > monday) ?? days.at(-1);
}

/** Whether a slot begins when the chosen one does, however the two write it. */
export function isChosen({ starts_at }: Slot, chosen: string | undefined): boolean {
  return chosen !== undefined && Date.parse(starts_at) === Date.parse(chosen);
}

/** Writes a time as `09:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What the times of a day are grouped by, in the order of the day. */
export const dayParts = ['morning', 'afternoon'] as const;
export type DayPart = (typeof dayParts)[number];

const noon = 12 * 60;

/** In which part of the day a time begins, by clocks in the Netherlands. */
export const dayPart = ({ starts_at }: Slot): DayPart =>
  minutesOf(clock.format(new Date(starts_at))) < noon ? 'morning' : 'afternoon';

/**
 * How many times the longest day can have in each of its parts for visits of a size, so that their room can be kept.
 */
export function timesADay(
  size: SquareMeters,
  {
    openingHours,
    visitMinutes,
    startsEvery,
  }: Pick<BookingRules, 'openingHours' | 'visitMinutes' | 'startsEvery'>,
): Record<DayPart, number> {
  const length = visitMinutes[size];
  const most = { morning: 0, afternoon: 0 };
  if (length === null) return most;
  for (const hours of openingHours) {
    if (!hours) continue;
    const counts = { morning: 0, afternoon: 0 };
    const last = minutesOf(hours.closes) - length;
    for (let start = minutesOf(hours.opens); start <= last; start += startsEvery)
      counts[start < noon ? 'morning' : 'afternoon'] += 1;
    for (const part of dayParts) most[part] = Math.max(most[part], counts[part]);
  }
  return most;
}
