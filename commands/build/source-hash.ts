import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the built site is made from. */
const inputs = [
  'content',
  'domain',
  'tokens',
  'widgets',
  'site',
  'supabase/client',
  'commands/build',
  'commands/runtime',
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
];

/**
 * One hash over the path and content of every source file, so that nothing changed means nothing to build.
 *
 * @param root folder with a `.gitignore` that names folders as `name/`; what git ignores is no source.
 * @param also anything else the result depends on.
 */
export function sourceHash(root: string, also: unknown): string {
  const ignored = ignoredFolders(readFileSync(join(root, '.gitignore'), 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify(also));
  for (const input of inputs) {
    for (const file of filesUnder(root, input, ignored)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

function ignoredFolders(gitignore: string): Set<string> {
  return new Set(gitignore.split('\n').flatMap((line) => /^([\w.-]+)\/$/.exec(line)?.[1] ?? []));
}

function filesUnder(root: string, path: string, ignored: ReadonlySet<string>): string[] {
  if (/\.[a-z]+$/.test(path)) return [path];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return ignored.has(entry.name) ? [] : filesUnder(root, child, ignored);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [child] : [];
    });
}
