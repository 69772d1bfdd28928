import type { Slot } from '@vakman/domain/booking/booking.answers.ts';
import { timeZone } from '@vakman/domain/booking/booking.rules.ts';
import { locales, type Language } from '@vakman/domain/languages/languages.ts';
import { isIdeographic } from '@vakman/domain/languages/writing.ts';
import { groupDays, weekdayName, type OpeningHours } from '@vakman/domain/opening-hours/opening-hours.ts';

const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Times as clocks in the Netherlands show them, in the words of a language. */
export function timesOf({ starts_at, ends_at }: Slot, language: Language) {
  const locale = locales[language];
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const [start, end] = [new Date(starts_at), new Date(ends_at)];
  const date = write({ timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(start);
  const hours = write(clock).formatRange(start, end);
  return {
    /** `Donderdag 26 november`, for the start of a line. */
    date: date.charAt(0).toLocaleUpperCase(locale) + date.slice(1),
    /** `donderdag 26 november 2026, 09:00 – 12:00` */
    whole: [write({ timeZone, dateStyle: 'full' }).format(start), hours].join(
      isIdeographic(language) ? ' ' : ', ',
    ),
    /** `do 26 november`, for a subject. */
    day: write({ timeZone, weekday: 'short', day: 'numeric', month: 'long' }).format(start),
    from: write(clock).format(start),
    /** `09:00 – 12:00` */
    hours,
  };
}

/** `24 november 2026`; without a weekday, which some languages would have to inflect. */
export function writtenDate(moment: string | number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long' }).format(new Date(moment));
}

/** `24 november 2026 om 09:00` */
export function writtenTime(moment: string | number, language: Language): string {
  const style = { timeZone, dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(moment));
}

/** Days in a row with the hours that they share, `ma–vr` and `08:00–17:00`; closed days are left out. */
export function openingRows(week: OpeningHours, language: Language): { label: string; value: string }[] {
  const locale = locales[language];
  return groupDays(week).flatMap(({ from, to, hours }) => {
    if (hours === null) return [];
    const names = [...new Set([from, to])].map((day) => weekdayName(day, locale, 'short'));
    return [{ label: names.join('–'), value: `${hours.opens}–${hours.closes}` }];
  });
}
