import { locales, type Language } from '../languages/languages.ts';

export type DurationUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** `12 maanden` */
export function formatDuration(count: number, name: DurationUnit, language: Language): string {
  const format = { style: 'unit', unit: name, unitDisplay: 'long' } as const;
  const written = new Intl.NumberFormat(locales[language], format).format(count);
  // Our Chinese texts stand a space apart from numbers.
  return written.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ');
}

/** `15 minuten` */
export const formatMinutes = (minutes: number, language: Language): string =>
  formatDuration(minutes, 'minute', language);

/** `4 uur`; takes minutes. */
export const formatHours = (minutes: number, language: Language): string =>
  formatDuration(minutes / 60, 'hour', language);
