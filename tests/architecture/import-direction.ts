import { join } from 'node:path/posix';
import { importsOf } from './imports.ts';
import { isTest, runsInBrowsers, type SourceFile } from './repository.ts';

/**
 * Data flows one way: content, site, widgets, backend, dashboard. Each package may import itself and what stands here;
 * a path after the name means that part alone. Nobody imports `commands` and `tests`, but for tests of the commands, and
 * only tests import `stories`.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  tokens: [],
  content: ['domain'],
  supabase: ['domain', 'tokens'],
  widgets: ['domain', 'tokens', 'supabase/client'],
  site: ['content', 'domain', 'tokens', 'widgets'],
  dashboard: ['domain', 'tokens', 'widgets', 'supabase/client'],
  facts: ['content', 'domain', 'tokens', 'site', 'widgets'],
  stories: ['content', 'domain', 'tokens', 'site', 'widgets', 'supabase/client', 'dashboard'],
  commands: ['content', 'dashboard', 'domain', 'facts', 'tokens', 'site', 'widgets', 'supabase'],
  tests: [
    'content',
    'dashboard',
    'domain',
    'facts',
    'tokens',
    'site',
    'widgets',
    'supabase',
    'stories',
    'commands',
  ],
};

/** What rules are written with; `domain` stays a leaf that runs in browsers, functions and Node alike. */
const librariesOfDomain = /^(?:zod(?:\/|$)|temporal-polyfill$|ical-generator$)/;

/** The rules of a file's imports that it breaks, as sentences. */
export function importFaults(file: SourceFile): string[] {
  return importsOf(file).flatMap((specifier) => importFault(file.path, specifier) ?? []);
}

function importFault(path: string, specifier: string): string | undefined {
  const from = path.split('/')[0] ?? '';
  const allowed = mayImport[from];
  if (!allowed) return `${path}: ${from} is in no row of the table of imports`;
  if (specifier.startsWith('.')) {
    const inside = join(path, '..', specifier).startsWith(`${from}/`);
    return inside ? undefined : `${path} reaches out of its package by ${specifier}`;
  }
  if (specifier.startsWith('@vakman/')) {
    const target = specifier.slice('@vakman/'.length);
    const fits = [from, ...allowed].some((part) => target === part || target.startsWith(`${part}/`));
    return fits ? undefined : `${path} imports ${specifier}, and ${from} may not`;
  }
  if (isTest(path)) return undefined;
  if (from === 'domain' && !librariesOfDomain.test(specifier))
    return `${path} imports ${specifier}; domain has only zod, and calendars by their libraries`;
  if (specifier.startsWith('node:') && runsInBrowsers(path))
    return `${path} imports ${specifier}, which browsers do not have`;
  return undefined;
}
