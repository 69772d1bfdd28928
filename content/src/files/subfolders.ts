import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the folders in `path` below `folder`, in alphabetical order. */
export function subfolders(folder: string, path: string): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
