import { paints } from '@vakman/tokens/colours/paints';
import type { PictureName } from '../../src/_components/picture/picture-names.ts';
import { elementsOf, readDrawing } from '../read-drawing.ts';

/** A drawing that fills a rectangle from (0, 0); its size is that of its largest file in pixels, too. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Pictures of two states of one scene, and the share of the width at which they meet. */
const halves: Partial<
  Record<PictureName, readonly [before: PictureName, after: PictureName, share: number]>
> = {
  'facade-dirty-clean': ['facade-dirty', 'facade-clean', 0.47],
  'room-before-after': ['room-before', 'room-after', 0.45],
};

/** Pictures that have no drawing of their own, and whose shows the same. */
const drawnAs: Partial<Record<PictureName, PictureName>> = { van: 'neighbourhood' };

/** The drawing of a picture that has no photograph: one of `src/drawings/scenes`, or two of them side by side. */
export function readScene(name: PictureName): Scene {
  const pair = halves[name];
  if (pair) return seam(readScene(pair[0]), readScene(pair[1]), pair[2]);
  const svg = readDrawing(`scenes/${drawnAs[name] ?? name}`);
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`scenes/${name}.svg does not say its size as viewBox="0 0 …"`);
  return { width: Number(width), height: Number(height), svg };
}

/** Left before and right after, with masking tape where they meet. */
function seam(before: Scene, after: Scene, share: number): Scene {
  const { width, height } = before;
  const at = width * share;
  const teeth = Array.from({ length: 6 }, (_, tooth) => `l5,${tooth % 2 ? 9 : -9}`).join('');
  const column = (x: number, y: number, wide: number, high: number) => `M${x},${y}h${wide}v${high}h-${wide}Z`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    elementsOf(after.svg),
    `<svg width="${at}" height="${height}" viewBox="0 0 ${at} ${height}">${elementsOf(before.svg)}</svg>`,
    `<path fill="#14201b" opacity="0.22" d="${column(at - 10, 0, 30, height)}"/>`,
    `<path fill="${paints.tape.light}" d="M${at - 15},16${teeth}V${height - 16}h-30Z"/>`,
    `<path fill="${paints['broken-white'].light}" opacity="0.35" d="${column(at - 15, 30, 5, height - 60)}"/>`,
    '</svg>',
  ];
  return { width, height, svg: svg.join('') };
}
