import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareSize } from '../../src/page/share-kinds.ts';

/** Networks want less than 60 kB, and brick is full of edges. */
const jpeg = { quality: 60, mozjpeg: true } as const;

export interface SharePrint {
  /** Both halves, as SVG. */
  readonly panel: string;
  readonly scene: string;
  /** Width of the half with the words. */
  readonly split: number;
}

/** What the name of the file changes with. */
export function printKey({ panel, scene, split }: SharePrint): string {
  return createHash('sha256')
    .update(JSON.stringify([panel, scene, split, jpeg, shareSize]))
    .digest('hex');
}

/** Prints the picture into a file, or takes it from the cache folder, which holds what was printed before. */
export async function printSharePicture(print: SharePrint, file: string, cacheFolder: string): Promise<void> {
  const cached = join(cacheFolder, `${printKey(print).slice(0, 32)}.jpg`);
  const kept = await copyFile(cached, file).then(
    () => true,
    () => false,
  );
  if (kept) return;
  const { split } = print;
  const { width, height } = shareSize;
  // A person keeps the head: what is too high is cut off below.
  const scene = await sharp(Buffer.from(print.scene))
    .resize(width - split, height, { fit: 'cover', position: 'top' })
    .toBuffer();
  const folder = await mkdtemp(join(cacheFolder, 'print-'));
  const printed = join(folder, 'share.jpg');
  await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([
      { input: scene, left: split, top: 0 },
      { input: Buffer.from(print.panel), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toFile(printed);
  await copyFile(printed, file);
  await rename(printed, cached);
  await rm(folder, { recursive: true });
}
