import { locales, type Language } from '../languages/languages.ts';

/** To construct one takes longer than to write a hundred prices. */
const formats = new Map<string, Intl.NumberFormat>();

/** `€ 9,95` as the language writes it; whole amounts lose their cents. */
export function formatEuro(euro: number, language: Language): string {
  const digits = Number.isInteger(euro) ? 0 : 2;
  const key = language + digits;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(euro);
}

/** `€ 1.234,50` of cents, which always shows them, so that amounts stand below each other. */
export function formatCents(cents: number, language: Language): string {
  const key = `${language}cents`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
    });
  formats.set(key, format);
  return format.format(cents / 100);
}
