import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import encode from '@11ty/eleventy-img';
import { cutPicture, cutSize } from './cut-picture.ts';
import { encoding, pictureKey, widthsOf, type Shape } from './picture-key.ts';

export interface EncodedFile {
  /** Its width and format, such as `400.avif`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export interface EncodedPicture {
  readonly hash: string;
  /** Where its files are kept. */
  readonly folder: string;
  readonly files: readonly EncodedFile[];
}

/**
 * Encodes a drawing or photograph in all widths and formats, once for each source: what was made is kept in the cache
 * folder. A photograph is cut to the shape of the drawing, about its middle, so that pages stay as they are.
 */
export async function encodePicture(
  source: Buffer,
  shape: Shape,
  cacheFolder: string,
): Promise<EncodedPicture> {
  const { key, hash } = pictureKey(source, shape);
  const folder = join(cacheFolder, key);
  const index = join(folder, 'files.json');
  const kept = await readFile(index, 'utf8').catch(() => undefined);
  if (kept) return { hash, folder, files: JSON.parse(kept) as EncodedFile[] };

  const size = await cutSize(source, shape);
  const options = { ...encoding, widths: widthsOf(size.width) };
  const encoded = Object.values(await encode(await cutPicture(source, size), options)).flat();
  // A folder is whole or absent, however many builds run at once.
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  const files = encoded.map(({ width, height, format }) => ({ name: `${width}.${format}`, width, height }));
  for (const { width, format, buffer } of encoded) {
    await writeFile(join(unfinished, `${width}.${format}`), buffer);
  }
  await writeFile(join(unfinished, 'files.json'), JSON.stringify(files));
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return { hash, folder, files };
}
