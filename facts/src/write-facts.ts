import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Addresses } from '@vakman/domain/facts/facts';
import { generatedFiles } from './generated-files.ts';

const repository = join(import.meta.dirname, '../..');

/** An unchanged file keeps its time, so that watchers and caches see no change. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What a removed widget or room left behind would still be found, and built. */
async function removeOthers(files: readonly string[]): Promise<void> {
  const written = new Set(files);
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const found = (await readdir(folder)).map((name) => join(folder, name));
    await Promise.all(found.filter((file) => !written.has(file)).map((file) => rm(file, { force: true })));
  }
}

/**
 * Writes what widgets and functions may know of `content` into their `generated/` folders below `folder`, which hold
 * nothing else.
 *
 * @returns a hash of all of it: some facts, such as the holidays, change with the year while no source does.
 * @throws a `ContentError` where the content is not whole.
 */
export async function writeFacts(addresses: Addresses, folder: string = repository): Promise<string> {
  const hash = createHash('sha256');
  const files = [...(await generatedFiles(addresses))];
  for (const [file, text] of files) {
    hash.update(`\0${file}\0${text}`);
    await writeIfChanged(join(folder, file), text);
  }
  await removeOthers(files.map(([file]) => join(folder, file)));
  return hash.digest('hex');
}
