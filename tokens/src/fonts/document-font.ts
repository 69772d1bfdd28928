import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A part of a font as documents embed it. */
export interface CutPart {
  /** Code points that it draws. */
  readonly coverage: readonly number[];
  /** TrueType, deflated, in base64: as it was cut, it is half as large again. */
  readonly deflated: string;
}

export interface PartOrder {
  /** Path of a woff2 file below `node_modules`. */
  readonly source: string;
  readonly characters: string;
  readonly axes: Readonly<Record<string, number>>;
  readonly keepFeatures: readonly string[];
}

const { resolve } = createRequire(import.meta.url);

/** What cuts is loaded where something is to be cut: every command writes facts, and most find all of it in the cache. */
async function cut(font: Buffer, { characters, axes, keepFeatures }: PartOrder): Promise<CutPart> {
  const [{ default: subsetFont }, { create }, { deflateRawSync }] = await Promise.all([
    import('subset-font'),
    import('fontkitten'),
    import('node:zlib'),
  ]);
  const options = { targetFormat: 'sfnt', variationAxes: axes, keepFeatures, noHinting: true } as const;
  const made = await subsetFont(font, characters, options);
  const opened = create(made);
  if (opened.isCollection) throw new Error('Expected one font');
  return {
    coverage: opened.characterSet.toSorted((a, b) => a - b),
    deflated: deflateRawSync(made, { level: 9 }).toString('base64'),
  };
}

/** One weight and shape of a part, without the tables that only screens use; to cut them all takes some seconds, once. */
export async function cutPart(order: PartOrder, cacheFolder: string): Promise<CutPart> {
  const font = await readFile(resolve(order.source));
  const key = createHash('sha256').update(font).update(JSON.stringify(order)).digest('hex').slice(0, 32);
  const folder = join(cacheFolder, 'document-fonts');
  const cached = join(folder, `${key}.json`);
  const kept = await readFile(cached, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as CutPart;
  const made = await cut(font, order);
  await mkdir(folder, { recursive: true });
  // Another build may be reading.
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(made));
  await rename(unfinished, cached);
  return made;
}
