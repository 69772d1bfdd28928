import type { Slot } from '@vakman/domain/booking/booking.answers';
import { timeZone } from '@vakman/domain/booking/booking.rules';
import { locales, type Language } from '@vakman/domain/languages/languages';
import { dateOf } from './days.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** How a language writes days (`2026-11-26`) and times, which are those of clocks in the Netherlands. */
export function slotFormats(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], options);
  const [long, weekday, date, range, time] = [
    format({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
    format({ timeZone: 'UTC', weekday: 'short' }),
    format({ timeZone: 'UTC', day: 'numeric' }),
    format({ timeZone: 'UTC', day: 'numeric', month: 'long' }),
    format({ timeZone, ...clock }),
  ];
  return {
    /** `donderdag 26 november` */
    day: (day: string) => long.format(dateOf(day)),
    /** `do` */
    weekday: (day: string) => weekday.format(dateOf(day)),
    /** `26`, as the bare number also where the language adds a sign to it. */
    date: (day: string) => date.formatToParts(dateOf(day)).find(({ type }) => type === 'day')?.value ?? '',
    /** `23–29 november` */
    range: (first: string, last: string) => range.formatRange(dateOf(first), dateOf(last)),
    /** `09:00` and `12:00` */
    times: ({ starts_at, ends_at }: Slot) => ({
      from: time.format(new Date(starts_at)),
      to: time.format(new Date(ends_at)),
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
