/** Side in pixels of the square on which a star is drawn. */
export const starSide = 24;

/** How a row of stars is drawn: all of them, and over them as much of it as the rating fills. */
export interface StarRow {
  readonly width: number;
  readonly filled: number;
}

/** The row of a rating, which is kept between no star and all of them. */
export function starRow(rating: number, scale: number): StarRow {
  return { width: scale * starSide, filled: Math.min(Math.max(rating, 0), scale) * starSide };
}
