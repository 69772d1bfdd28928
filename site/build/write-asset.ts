import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folder of files whose name changes with their content, so that browsers may keep them for good. */
export const assetFolder = '/assets/immutable';

/** Path of such a file, for example `later.css`, by what is in it. */
export function hashedPath(name: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${assetFolder}/${name.replace('.', `-${hash}.`)}`;
}

/** Writes a text file of the site under a name that carries its hash, and answers with its path. */
export async function writeAsset(outFolder: string, name: string, text: string): Promise<string> {
  const path = hashedPath(name, text);
  await mkdir(dirname(join(outFolder, path)), { recursive: true });
  await writeFile(join(outFolder, path), text);
  return path;
}
