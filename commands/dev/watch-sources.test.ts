import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSources } from './watch-sources.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  writeFileSync(join(root, '.gitignore'), 'generated/\n');
  for (const folder of [
    'content',
    'domain',
    'facts',
    'tokens',
    'widgets/generated',
    'site/src',
    'supabase',
  ]) {
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

test('a file is told each time, also after others took its place', async () => {
  const page = join(root, 'site/src/page.tsx');
  const next = join(root, 'page.tsx');
  const replace = (text: string) => {
    writeFileSync(next, text);
    renameSync(next, page);
  };
  let told = Promise.withResolvers<readonly string[]>();
  const stop = watchSources(root, (files) => told.resolve(files));
  const save = (how: () => void) => {
    told = Promise.withResolvers();
    how();
    return told.promise;
  };
  const saves = [
    () => writeFileSync(page, 'first'),
    () => replace('second'),
    () => replace('third'),
    () => writeFileSync(page, 'fourth'),
    () => rmSync(page),
  ];
  for (const how of saves) expect(await save(how)).toEqual(['site/src/page.tsx']);
  stop();
});
