import { hourWords, locales, type Language } from '../languages/languages.ts';
import { timeZone } from '../time-zone.ts';

/**
 * An instant (ISO 8601 with offset, or milliseconds), or a day or month such as `2026-11-26`: midnight in UTC is the
 * same day in the Netherlands, whose clock all of this follows.
 */
export type Moment = string | number | Date;

type Options = Intl.DateTimeFormatOptions;

/** To construct one takes longer than to write a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(language: Language, options: Options): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** No line ends before the word after a year (`2026 р.`), or after a word of one letter before the hour (`о 09:05`). */
const write = (moment: Moment, language: Language, options: Options): string =>
  dateFormat(language, options)
    .format(new Date(moment))
    .replace(/(?<=\d) (?=\p{L}\.)/u, '\u00A0')
    .replace(/(?<=\s\p{L}) (?=\d\d:)/u, '\u00A0');

/** A day with its hour, as a sentence has them. */
const writeMoment = (moment: Moment, language: Language, options: Options): string =>
  [write(moment, language, { ...options, ...clock }), hourWords[language]].filter(Boolean).join('\u00A0');

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `09:00` */
export const formatTime = (moment: Moment, language: Language): string => write(moment, language, clock);

/** `09:00–12:00` */
export const formatTimes = (start: Moment, end: Moment, language: Language): string =>
  dateFormat(language, clock).formatRange(new Date(start), new Date(end));

/** `donderdag 26 november` */
export const formatDay = (moment: Moment, language: Language): string => write(moment, language, day);

/** `do 26 november` */
export const formatShortDay = (moment: Moment, language: Language): string =>
  write(moment, language, { ...day, weekday: 'short' });

/** `donderdag 26 november 2026` */
export const formatFullDay = (moment: Moment, language: Language): string =>
  write(moment, language, { ...day, ...date });

/** `donderdag 26 november om 09:00 uur` */
export const formatMoment = (moment: Moment, language: Language): string =>
  writeMoment(moment, language, day);

/** `donderdag 26 november 2026 om 09:00 uur` */
export const formatFullMoment = (moment: Moment, language: Language): string =>
  writeMoment(moment, language, { ...day, ...date });

/** `26 nov 2026, 09:00`, for lists. */
export const formatShortMoment = (moment: Moment, language: Language): string =>
  write(moment, language, { ...date, month: 'short', ...clock });

/** `26 november 2026`; without a weekday, which some languages would have to inflect. */
export const formatDate = (moment: Moment, language: Language): string => write(moment, language, date);

/** `26 november 2026 om 09:00 uur` */
export const formatDateTime = (moment: Moment, language: Language): string =>
  writeMoment(moment, language, date);

/** `mei 2026` */
export const formatMonth = (moment: Moment, language: Language): string =>
  write(moment, language, { month: 'long', year: 'numeric' });

/** `maandag` or `ma`. */
export const formatWeekday = (moment: Moment, language: Language, width: 'long' | 'short' = 'long'): string =>
  write(moment, language, { weekday: width });

/** Days and dates begin small in many languages, as in a sentence; this is for the start of a line. */
export const atLineStart = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(locales[language]) + text.slice(1);
