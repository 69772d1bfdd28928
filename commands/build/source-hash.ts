import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

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
 * @param also anything else the result depends on.
 */
export function sourceHash(root: string, also: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(also));
  for (const input of inputs) {
    for (const file of sourceFiles(root, input)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}
