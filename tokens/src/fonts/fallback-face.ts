import { fromBuffer } from '@capsizecss/unpack';

export interface Fallback {
  /** Names of installed fonts that share their widths. */
  readonly local: readonly string[];
  /** Average width of a letter in em. */
  readonly width: number;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * An installed font stretched to the measures of ours, so that a page keeps its lines while ours is not there.
 *
 * @param font our font, Latin letters included.
 */
export async function fallbackFace(family: string, font: Buffer, fallback: Fallback): Promise<string> {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromBuffer(font);
  const stretch = xWidthAvg / unitsPerEm / fallback.width;
  const ofEm = (units: number) => percent(units / unitsPerEm / stretch);
  return [
    `@font-face{font-family:'${family} Fallback'`,
    `src:${fallback.local.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${percent(stretch)}`,
    `ascent-override:${ofEm(ascent)}`,
    `descent-override:${ofEm(-descent)}`,
    `line-gap-override:${ofEm(lineGap)}}`,
  ].join(';');
}
