import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash, storybookHash } from './source-hash.ts';

let root = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const hash = (also: unknown = 'addresses') => sourceHash(root, also);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('.gitignore', 'node_modules/\ngenerated/\n*.log\n');
  for (const folder of ['content', 'dashboard', 'domain', 'facts', 'tokens', 'widgets', 'site'])
    write(`${folder}/a.ts`, folder);
  for (const folder of ['supabase/client', 'commands/build', 'commands/runtime']) write(`${folder}/a.ts`, '');
  for (const folder of ['stories/.storybook', 'commands/storybook']) write(`${folder}/a.ts`, '');
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']) write(file, '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same sources have the same hash', () => {
  expect(hash()).toBe(hash());
});

test('a changed story is a change of Storybook alone', () => {
  const before = [hash(), storybookHash(root, '')];
  write('stories/.storybook/a.ts', 'changed');
  expect(hash()).toBe(before[0]);
  expect(storybookHash(root, '')).not.toBe(before[1]);
  write('site/a.ts', 'changed');
  expect(hash()).not.toBe(before[0]);
});

test.each([
  ['a changed file', () => write('site/a.ts', 'changed')],
  ['a new file deep down', () => write('content/services/wood/en.yaml', 'text')],
  ['a changed lockfile', () => write('pnpm-lock.yaml', 'changed')],
  ['a renamed file', () => renameSync(join(root, 'site/a.ts'), join(root, 'site/b.ts'))],
])('%s changes the hash', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test.each([
  ['what was generated', 'widgets/generated/facts.ts'],
  ['what was installed', 'site/node_modules/react/index.js'],
  ['a test', 'domain/src/a.test.ts'],
])('%s does not change the hash', (_what, path) => {
  const before = hash();
  write(path, 'new');
  expect(hash()).toBe(before);
});

test('other addresses change the hash', () => {
  expect(hash('elsewhere')).not.toBe(hash());
});
