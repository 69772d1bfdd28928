import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

type Axis = number | { readonly min: number; readonly max: number };

export interface Cut {
  /** Part of Commissioner, as its package names it. */
  readonly source: 'latin' | 'latin-ext' | 'cyrillic';
  readonly characters: string;
  readonly axes: Readonly<Record<string, Axis>>;
}

/** Kerning is seen; the rest of the features is not used and would cost a tenth of the bytes. */
const keepFeatures = ['kern'];

const { resolve } = createRequire(import.meta.url);

/**
 * The part of the font that is asked for, as woff2. Cutting takes a second, so it is done once for each source and
 * order, and kept in the cache folder.
 */
export async function cutFont(cut: Cut, cacheFolder: string): Promise<Buffer> {
  const source = await readFile(
    resolve(`@fontsource-variable/commissioner/files/commissioner-${cut.source}-full-normal.woff2`),
  );
  const options = { targetFormat: 'woff2', variationAxes: cut.axes, keepFeatures, noHinting: true } as const;
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([cut.characters, options]));
  const cached = join(cacheFolder, `${key.digest('hex').slice(0, 32)}.woff2`);
  const kept = await readFile(cached).catch(() => undefined);
  if (kept) return kept;
  const made = await subsetFont(source, cut.characters, options);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, made);
  return made;
}
