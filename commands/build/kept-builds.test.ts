import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBuild, keptBuilds } from './kept-builds.ts';

let parent = '';
let kept = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kept-'));
  kept = join(parent, 'kept');
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Builds and keeps a site whose kit and style have this name. */
async function build(name: string): Promise<string> {
  const folder = join(parent, 'site');
  rmSync(folder, { recursive: true, force: true });
  const files = { [`embed/1.0.0-${name}/loader.js`]: name, [`assets/immutable/home-${name}.css`]: name };
  for (const [path, text] of Object.entries({ ...files, 'assets/immutable/same.svg': 'same' })) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await keepBuild(kept, folder, `1.0.0-${name}`);
  return folder;
}

const assetsOf = (folder: string) => readdirSync(join(folder, 'assets/immutable')).sort();
const kitsOf = async () => (await keptBuilds(kept)).flatMap((folder) => readdirSync(join(folder, 'embed')));

test('the first build has nothing before it', async () => {
  expect(await keptBuilds(kept)).toEqual([]);
  expect(assetsOf(await build('a'))).toEqual(['home-a.css', 'same.svg']);
});

test('what a page asks for late is there after two and after three more builds, and then goes', async () => {
  for (const name of ['a', 'b', 'c']) await build(name);
  expect(assetsOf(await build('d'))).toEqual([
    'home-a.css',
    'home-b.css',
    'home-c.css',
    'home-d.css',
    'same.svg',
  ]);
  expect(await kitsOf()).toEqual(['1.0.0-d', '1.0.0-c', '1.0.0-b', '1.0.0-a']);
  expect(assetsOf(await build('e'))).toEqual([
    'home-b.css',
    'home-c.css',
    'home-d.css',
    'home-e.css',
    'same.svg',
  ]);
  expect(await kitsOf()).toEqual(['1.0.0-e', '1.0.0-d', '1.0.0-c', '1.0.0-b']);
  expect(readdirSync(kept)).toHaveLength(5);
});

test('the same build again takes the place of no other', async () => {
  for (const name of ['a', 'b', 'b', 'a', 'b']) await build(name);
  expect(await kitsOf()).toEqual(['1.0.0-b', '1.0.0-a']);
});

test('a build is kept with its own files alone', async () => {
  await build('a');
  await build('b');
  const [newest = ''] = await keptBuilds(kept);
  expect(assetsOf(newest)).toEqual(['home-b.css', 'same.svg']);
  expect(readFileSync(join(newest, 'embed/1.0.0-b/loader.js'), 'utf8')).toBe('b');
});

test('half of a build, left by an interruption, is none', async () => {
  await build('a');
  const half = join(kept, '1.0.0-b-00000000.unfinished');
  mkdirSync(half);
  await build('b');
  expect(existsSync(half)).toBe(false);
  expect(await kitsOf()).toEqual(['1.0.0-b', '1.0.0-a']);
});

test('a list that was cut off, or a folder that somebody removed, keeps nobody from building', async () => {
  for (const name of ['a', 'b']) await build(name);
  rmSync((await keptBuilds(kept))[1] ?? '', { recursive: true });
  expect(assetsOf(await build('c'))).toEqual(['home-b.css', 'home-c.css', 'same.svg']);
  writeFileSync(join(kept, 'builds.json'), '["1.0.0-c');
  expect(assetsOf(await build('d'))).toEqual(['home-d.css', 'same.svg']);
});
