import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files at or under a path, in a fixed order, without the folders that git ignores.
 *
 * @param root folder with a `.gitignore` that names folders as `name/`.
 * @param path relative to the root; so are the results.
 */
export function sourceFiles(root: string, path: string): string[] {
  return statSync(join(root, path)).isFile() ? [path] : filesUnder(root, path, ignoredFolders(root));
}

/** Names of the folders that git ignores wherever they stand. */
export function ignoredFolders(root: string): ReadonlySet<string> {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  return new Set(lines.flatMap((line) => /^([\w.-]+)\/$/.exec(line)?.[1] ?? []));
}

function filesUnder(root: string, path: string, ignored: ReadonlySet<string>): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return ignored.has(entry.name) ? [] : filesUnder(root, child, ignored);
      return entry.isFile() ? [child] : [];
    });
}
