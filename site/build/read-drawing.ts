import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/drawings');

/**
 * A picture of `src/drawings` as it is shipped: the space between its elements is for whoever edits it.
 *
 * @param name path in the folder without `.svg`.
 */
export function readDrawing(name: string): string {
  const text = readFileSync(join(folder, `${name}.svg`), 'utf8');
  return text.trim().replaceAll(/>\s+</g, '><').replaceAll(' />', '/>');
}

/** What stands in a picture, to be put into another. */
export const elementsOf = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
