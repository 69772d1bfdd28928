import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/**
 * Writes what widgets and functions may know of `content` into their `generated/` folders below `folder`.
 *
 * @returns a hash of all of it: some facts, such as the holidays, change with the year while no source does.
 * @throws a `ContentError` where the content is not whole.
 */
export async function writeFacts(addresses: Addresses, folder: string = repository): Promise<string> {
  const hash = createHash('sha256');
  for (const [file, text] of await generatedFiles(addresses)) {
    hash.update(`\0${file}\0${text}`);
    await writeIfChanged(join(folder, file), text);
  }
  return hash.digest('hex');
}
