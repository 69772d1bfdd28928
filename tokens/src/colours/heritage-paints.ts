import type { PaintName } from './paints.ts';

/** The paints of the old Dutch canals by the names under which painters order them. */
export const heritagePaints = [
  { paint: 'broken-white', name: 'gebroken wit' },
  { paint: 'sandstone', name: 'zandsteen' },
  { paint: 'bentheim', name: 'Bentheimer geel' },
  { paint: 'oxblood', name: 'ossenbloed' },
  { paint: 'bridge-grey', name: 'bruggengrijs' },
  { paint: 'stand-green', name: 'standgroen' },
  { paint: 'canal-green', name: 'grachtengroen' },
] as const satisfies readonly { paint: PaintName; name: string }[];

/** The Dutch name of a paint of the canals. */
export function heritageName(paint: (typeof heritagePaints)[number]['paint']): string {
  return heritagePaints.find((known) => known.paint === paint)?.name ?? paint;
}
