import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Eight hexadecimal digits that stand for the names and contents of all files in a folder.
 *
 * @param others files that are made beside them, by their names.
 */
export async function hashFolder(
  folder: string,
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) {
    hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  for (const [name, text] of Object.entries(others)) hash.update(`${name}\0`).update(text);
  return hash.digest('hex').slice(0, 8);
}
