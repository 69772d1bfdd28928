import type { Slot } from '@vakman/domain/booking/booking.answers';
import { timeZone } from '@vakman/domain/time-zone';
import { dateFormat, formatDay, formatTime, formatWeekday } from '@vakman/domain/format/format.dates';
import type { Language } from '@vakman/domain/languages/languages';
import { dateOf } from './days.ts';

/** How a language writes days (`2026-11-26`) and times, which are those of clocks in the Netherlands. */
export function slotFormats(language: Language) {
  const number = dateFormat(language, { day: 'numeric' });
  const range = dateFormat(language, { day: 'numeric', month: 'long' });
  return {
    /** `donderdag 26 november` */
    day: (day: string) => formatDay(day, language),
    /** `do` */
    weekday: (day: string) => formatWeekday(day, language, 'short'),
    /** `26`, as the bare number also where the language adds a sign to it. */
    date: (day: string) => number.formatToParts(dateOf(day)).find(({ type }) => type === 'day')?.value ?? '',
    /** `23–29 november` */
    range: (first: string, last: string) => range.formatRange(dateOf(first), dateOf(last)),
    /** `09:00` and `12:00` */
    times: ({ starts_at, ends_at }: Slot) => ({
      from: formatTime(starts_at, language),
      to: formatTime(ends_at, language),
    }),
  };
}

export type SlotFormats = ReturnType<typeof slotFormats>;

/** Whether clocks where the visitor is show another time at that moment than those in the Netherlands. */
export function isElsewhere(instant: string): boolean {
  const shown = (zone: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(instant),
    );
  return shown({}) !== shown({ timeZone });
}
