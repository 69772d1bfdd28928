import { locales, type Language } from '../languages/languages.ts';

function unit(count: number, name: 'minute' | 'hour', language: Language): string {
  const format = { style: 'unit', unit: name, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locales[language], format).format(count);
}

/** `15 minuten` */
export const formatMinutes = (minutes: number, language: Language): string =>
  unit(minutes, 'minute', language);

/** `4 uur`; takes minutes. */
export const formatHours = (minutes: number, language: Language): string =>
  unit(minutes / 60, 'hour', language);
