import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareSize } from '../../src/page/share-kinds.ts';

/**
 * Networks want less than 60 kB, and brick is full of edges. Searching for the best order of the scans as well would
 * save 3 % and take twice as long.
 */
const jpeg = { quality: 56, trellisQuantisation: true, quantisationTable: 3 } as const;

export interface SharePrint {
  /** The half with the words, as SVG. */
  readonly panel: string;
  /** Its width without what lies over the other half. */
  readonly split: number;
  /** The drawing of the other half, as SVG. */
  readonly scene: string;
}

/** What the name of the file changes with. */
export function printKey(print: SharePrint): string {
  return createHash('sha256')
    .update(JSON.stringify([print, jpeg, shareSize]))
    .digest('hex');
}

/** The half with the scene. A person keeps the head: what is too high is cut off below. */
export function printScene({ scene, split }: Pick<SharePrint, 'scene' | 'split'>): Promise<Buffer> {
  return sharp(Buffer.from(scene))
    .resize(shareSize.width - split, shareSize.height, { fit: 'cover', position: 'top' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * Prints the picture into a file, or takes it from the cache folder, which holds what was printed before.
 *
 * @param sceneHalf what `printScene` made of the scene; only asked for where there is something to print.
 */
export async function printSharePicture(
  print: SharePrint,
  sceneHalf: () => Promise<Buffer>,
  { file, cacheFolder, key }: { readonly file: string; readonly cacheFolder: string; readonly key: string },
): Promise<void> {
  const cached = join(cacheFolder, `${key.slice(0, 32)}.jpg`);
  const kept = await copyFile(cached, file).then(
    () => true,
    () => false,
  );
  if (kept) return;
  const folder = await mkdtemp(join(cacheFolder, 'print-'));
  const printed = join(folder, 'share.jpg');
  await sharp({ create: { ...shareSize, channels: 3, background: '#000000' } })
    .composite([
      { input: await sceneHalf(), left: print.split, top: 0 },
      { input: Buffer.from(print.panel), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toFile(printed);
  await copyFile(printed, file);
  await rename(printed, cached);
  await rm(folder, { recursive: true });
}
