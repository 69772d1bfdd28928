import { formatDuration } from '@vakman/domain/format/format.durations.ts';
import { locales, type Language } from '@vakman/domain/languages/languages.ts';
import type { QuoteLine } from '@vakman/domain/quote/quote.lines.ts';
import type { Words } from '../words.ts';

/** `9%` as the language writes it. */
export const writePercent = (percent: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent' }).format(percent / 100);

/** `24,5 m²`; takes thousandths. */
export function writeQuantity({ quantity, unit }: QuoteLine, language: Language, words: Words): string {
  const count = quantity / 1000;
  const written = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 }).format(count);
  if (unit === 'hour' || unit === 'day') return formatDuration(count, unit, language);
  if (unit === 'job' && count === 1) return words('units.job');
  if (unit === 'job' || unit === 'piece') return `${written}\u00a0×`;
  return `${written}\u00a0${words(`units.${unit}`)}`;
}
