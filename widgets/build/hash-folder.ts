import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Eight hexadecimal digits that stand for the names and contents of all files in a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) {
    hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 8);
}
