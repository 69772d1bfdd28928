import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSources } from './watch-sources.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  writeFileSync(join(root, '.gitignore'), 'generated/\n');
  for (const folder of ['content', 'domain', 'tokens', 'widgets/generated', 'site/src', 'supabase']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('a saved file is told, generated and hidden ones are not', async () => {
  const told = Promise.withResolvers<readonly string[]>();
  const stop = watchSources(root, told.resolve);
  writeFileSync(join(root, 'widgets/generated/facts.ts'), '');
  writeFileSync(join(root, 'site/src/.page.tsx.swp'), '');
  writeFileSync(join(root, 'site/src/page.tsx'), '');
  expect(await told.promise).toEqual(['site/src/page.tsx']);
  stop();
});
