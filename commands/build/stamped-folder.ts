import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Fills a folder, unless it was last filled from the same sources. At any moment it holds a whole result or is absent,
 * never half of one, however the work is interrupted; what was there stays until the new is whole.
 *
 * @param stamp says what the result is made from; kept beside the folder.
 * @returns whether there was something to do.
 */
export async function fillStampedFolder(
  folder: string,
  stamp: string,
  fill: (emptyFolder: string) => Promise<void>,
): Promise<boolean> {
  const stampFile = `${folder}.stamp`;
  const known = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (known === stamp && existsSync(folder)) return false;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await fill(unfinished);
  await rm(stampFile, { force: true });
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await rename(unfinished, folder);
  await writeFile(stampFile, stamp);
  return true;
}
