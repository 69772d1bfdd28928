/** Sizes of a surface in m², in the order in which they are shown. */
export const squareMeters = ['unknown', '0-25', '25-50', '50-100', '100-200', '200-500', '500+'] as const;
export type SquareMeters = (typeof squareMeters)[number];

/** Size that a surface in m² is of. */
export function sizeOf(area: number): SquareMeters {
  return squareMeters.find((size) => size !== 'unknown' && area <= greatestSurface(size)) ?? 'unknown';
}

/** Greatest surface of a size in m², such as 50 of `25-50`; none where there is no upper end. */
export function greatestSurface(size: string): number {
  const end = /-(\d+)$/.exec(size)?.[1];
  return end === undefined ? Number.POSITIVE_INFINITY : Number(end);
}
