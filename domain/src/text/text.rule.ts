/** Code points of the longest text that somebody may write in his own words. */
export const longestMessage = 2000;

/** Code points of a text, after cleaning. */
export interface TextRule {
  readonly min: number;
  readonly max: number;
}
