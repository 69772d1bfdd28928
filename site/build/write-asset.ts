import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folder of files whose name changes with their content, so that browsers may keep them for good. */
export const assetFolder = '/assets/immutable';

/**
 * Writes a text file of the site under a name that carries its hash, and answers with its path.
 *
 * @param name such as `later.css`.
 */
export async function writeAsset(outFolder: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const path = `${assetFolder}/${name.replace('.', `-${hash}.`)}`;
  await mkdir(dirname(join(outFolder, path)), { recursive: true });
  await writeFile(join(outFolder, path), text);
  return path;
}
