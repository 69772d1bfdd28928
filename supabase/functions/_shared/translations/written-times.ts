import type { Slot } from '@vakman/domain/booking/booking.answers.ts';
import {
  atLineStart,
  formatDay,
  formatFullDay,
  formatShortDay,
  formatTime,
  formatTimes,
} from '@vakman/domain/format/format.dates.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { isIdeographic } from '@vakman/domain/languages/writing.ts';
import { groupDays, weekdayName, type OpeningHours } from '@vakman/domain/opening-hours.ts';

/** Times as clocks in the Netherlands show them, in the words of a language. */
export function timesOf({ starts_at, ends_at }: Slot, language: Language) {
  const hours = formatTimes(starts_at, ends_at, language);
  return {
    /** `Donderdag 26 november`, for the start of a line. */
    date: atLineStart(formatDay(starts_at, language), language),
    /** `donderdag 26 november 2026, 09:00 – 12:00` */
    whole: [formatFullDay(starts_at, language), hours].join(isIdeographic(language) ? ' ' : ', '),
    /** `do 26 november`, for a subject. */
    day: formatShortDay(starts_at, language),
    from: formatTime(starts_at, language),
    /** `09:00 – 12:00` */
    hours,
  };
}

/** Days in a row with the hours that they share, `ma–vr` and `08:00–17:00`; closed days are left out. */
export function openingRows(week: OpeningHours, language: Language): { label: string; value: string }[] {
  return groupDays(week).flatMap(({ from, to, hours }) => {
    if (hours === null) return [];
    const names = [...new Set([from, to])].map((day) => weekdayName(day, language, 'short'));
    return [{ label: names.join('–'), value: `${hours.opens}–${hours.closes}` }];
  });
}
