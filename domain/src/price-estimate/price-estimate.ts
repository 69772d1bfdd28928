/** A rate as the contractor publishes it, in euro. */
export type Rate =
  | { readonly kind: 'per-square-metre'; readonly from: number }
  | { readonly kind: 'fixed'; readonly price: number };

/** Smallest total for a surface, in euro rounded to cents. Area in m², not negative. */
export function estimateFrom(rate: Rate, squareMetres: number): number {
  if (!Number.isFinite(squareMetres) || squareMetres < 0)
    throw new RangeError('Area must be zero or more m²');
  const euro = rate.kind === 'fixed' ? rate.price : rate.from * squareMetres;
  return Math.round(euro * 100) / 100;
}

/** To construct one takes longer than to write a hundred prices. */
const formats = new Map<string, Intl.NumberFormat>();

/** `€ 9,95` in the visitor's language; whole amounts lose their cents. */
export function formatEuro(euro: number, locale: string): string {
  const digits = Number.isInteger(euro) ? 0 : 2;
  const key = `${locale} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(euro);
}
