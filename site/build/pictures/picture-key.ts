import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pictureFormats } from '../../src/_components/picture/picture-files.ts';
import type { Scene } from './scenes.ts';

/**
 * Flat colours and clean edges need their full colour resolution. More effort would save 5 % of the bytes and take
 * twice as long.
 */
export const encoding = {
  dryRun: true,
  useCache: false,
  formats: pictureFormats,
  sharpAvifOptions: { quality: 55, effort: 2, chromaSubsampling: '4:4:4' },
  sharpWebpOptions: { quality: 80, effort: 2 },
} as const;

const allWidths = [400, 800, 1200];
/** A file that is hardly wider than the next smaller one would serve nobody. */
const worthwhile = 1.25;

/** In pixels. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface PictureSource {
  readonly name: string;
  readonly scene: Scene;
  /** File that replaces the drawing. */
  readonly photograph: string | undefined;
}

/** The photograph, or the drawing as an SVG file. */
export async function readSource({ scene, photograph }: Omit<PictureSource, 'name'>): Promise<Buffer> {
  return photograph ? readFile(photograph) : Buffer.from(scene.svg);
}

/** What tells a picture and the way it is encoded from any other, in hexadecimal digits; file names carry `hash`. */
export function pictureKey(source: Buffer, { width, height }: Shape): { key: string; hash: string } {
  const widths = allWidths.filter((each) => each <= width);
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([encoding, { width, height }, widths]))
    .digest('hex');
  return { key: key.slice(0, 32), hash: key.slice(0, 8) };
}

/** Widths of the files of a picture that is `width` pixels wide, the smallest first: none is blown up. */
export function widthsOf(width: number): number[] {
  const smaller = allWidths.filter((each) => each <= width);
  const most = Math.min(width, allWidths.at(-1) ?? width);
  return most > (smaller.at(-1) ?? 0) * worthwhile ? [...smaller, most] : smaller;
}
