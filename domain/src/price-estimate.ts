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
