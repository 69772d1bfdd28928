import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPhotographs } from './photographs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  mkdirSync(join(folder, 'pictures'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (...files: string[]) =>
  files.forEach((file) => writeFileSync(join(folder, 'pictures', file), ''));

test('photographs are found by the name of their picture', async () => {
  put('facade-clean.JPG', 'team-schilderspecialist.webp', 'README.md', '.DS_Store');
  expect([...(await readPhotographs(folder)).keys()]).toEqual(['facade-clean', 'team-schilderspecialist']);
});

test('no folder is no fault', async () => {
  expect(await readPhotographs(join(folder, 'nowhere'))).toHaveLength(0);
});

test.each([
  ['a name that no picture has', ['facade.jpg'], 'There is no picture of this name; there are facade-dirty,'],
  ['what is no photograph', ['facade-clean.pdf'], 'A photograph ends in one of .jpg'],
  ['two for one picture', ['facade-clean.jpg', 'facade-clean.png'], 'There is another photograph'],
])('%s stops the build', async (_what, files, reason) => {
  put(...files);
  await expect(readPhotographs(folder)).rejects.toThrow(`content/pictures/${files.at(-1)}: ${reason}`);
});
