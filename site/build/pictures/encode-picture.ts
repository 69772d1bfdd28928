import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import encode from '@11ty/eleventy-img';
import sharp from 'sharp';
import { pictureFormats } from '../../src/_components/picture/picture-files.ts';

/**
 * Flat colours and clean edges need their full colour resolution. More effort would save 5 % of the bytes and take
 * twice as long.
 */
const options = {
  dryRun: true,
  useCache: false,
  formats: pictureFormats,
  sharpAvifOptions: { quality: 55, effort: 2, chromaSubsampling: '4:4:4' },
  sharpWebpOptions: { quality: 80, effort: 2 },
} as const;

const allWidths = [400, 800, 1200];

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
  shape: { readonly width: number; readonly height: number },
  cacheFolder: string,
): Promise<EncodedPicture> {
  const widths = allWidths.filter((width) => width <= shape.width);
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([options, shape, widths]))
    .digest('hex');
  const hash = key.slice(0, 10);
  const folder = join(cacheFolder, key.slice(0, 32));
  const index = join(folder, 'files.json');
  const kept = await readFile(index, 'utf8').catch(() => undefined);
  if (kept) return { hash, folder, files: JSON.parse(kept) as EncodedFile[] };

  const encoded = Object.values(await encode(await cut(source, shape), { ...options, widths })).flat();
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

/** The picture upright, in the shape that is asked for, never larger than it is. */
async function cut(
  source: Buffer,
  shape: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { autoOrient } = await sharp(source).metadata();
  const ratio = shape.width / shape.height;
  const width = Math.round(Math.min(shape.width, autoOrient.width, autoOrient.height * ratio));
  return sharp(source)
    .autoOrient()
    .resize(width, Math.round(width / ratio))
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
