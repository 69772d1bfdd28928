import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

/** Everything that the built site is made from. */
const siteSources = [
  'content',
  'domain',
  'facts',
  'tokens',
  'widgets',
  'site',
  'dashboard',
  'supabase/client',
  'commands/build',
  'commands/runtime',
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
];

/** What the widgets alone are made from, beside the generated facts. */
const kitSources = ['domain', 'tokens', 'widgets', 'supabase/client'];

/** What the stories are made from, beside what they show. */
const storySources = ['stories', 'commands/storybook'];

/** What runs in a build beside the sources of the widgets. */
const siteCode = ['content/src', 'facts', 'site', 'dashboard', 'commands/build'];

/**
 * One hash over the path and content of every source file, so that nothing changed means nothing to build.
 *
 * @param also anything else the result depends on.
 */
export function sourceHash(root: string, also: unknown): string {
  return hashOf(root, siteSources, also);
}

/** The same for Storybook. */
export function storybookHash(root: string, also: unknown): string {
  return hashOf(root, [...siteSources, ...storySources], also);
}

/** The same for the code of the site alone, without what the business says and without the widgets. */
export function siteCodeHash(root: string): string {
  return hashOf(root, siteCode, '');
}

/** The same for the widgets; needs the generated facts. */
export function kitHash(root: string): string {
  const generated = join(root, 'widgets/generated');
  const facts = readdirSync(generated).map((name) => [name, readFileSync(join(generated, name), 'utf8')]);
  return hashOf(root, kitSources, facts);
}

function hashOf(root: string, sources: readonly string[], also: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(also));
  for (const source of sources) {
    for (const file of sourceFiles(root, source)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}
