/** Sizes of a surface in m², in the order in which they are shown. */
export const squareMeters = ['unknown', '0-25', '25-50', '50-100', '100-200', '200-500', '500+'] as const;
export type SquareMeters = (typeof squareMeters)[number];
