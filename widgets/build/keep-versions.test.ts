import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepVersions } from './keep-versions.ts';
import { kitManifest } from './kit-manifest.ts';

let from = '';
let into = '';

/** A version with one file. */
async function addVersion(version: string) {
  const folder = join(from, version);
  await mkdir(folder);
  await writeFile(join(folder, 'loader.js'), version);
  const manifest = await kitManifest({ folder, version, reached: {} });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

beforeEach(async () => {
  from = await mkdtemp(join(tmpdir(), 'earlier-'));
  into = await mkdtemp(join(tmpdir(), 'embed-'));
});
afterEach(async () => {
  await rm(from, { recursive: true });
  await rm(into, { recursive: true });
});

test('earlier versions are kept as they are, and nothing else is', async () => {
  await addVersion('1.9.0-0a0b0c0d');
  await addVersion('1.10.0-3f2a91c4');
  await writeFile(join(from, 'v1.js'), 'the loader of then');
  await mkdir(join(from, 'unnamed'));
  expect(await keepVersions(from, into)).toEqual(['1.10.0-3f2a91c4', '1.9.0-0a0b0c0d']);
  expect((await readdir(into)).sort()).toEqual(['1.10.0-3f2a91c4', '1.9.0-0a0b0c0d']);
  expect(await readFile(join(into, '1.9.0-0a0b0c0d/loader.js'), 'utf8')).toBe('1.9.0-0a0b0c0d');
});

test('a version that somebody changed is not published under its hash', async () => {
  await addVersion('1.0.0-3f2a91c4');
  await writeFile(join(from, '1.0.0-3f2a91c4/loader.js'), 'something else');
  await expect(keepVersions(from, into)).rejects.toThrow('loader.js was changed');
});

test('a folder that is not there is an error, because pages count on what it held', async () => {
  await expect(keepVersions(join(from, 'gone'), into)).rejects.toThrow('ENOENT');
});
