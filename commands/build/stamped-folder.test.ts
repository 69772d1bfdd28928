import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillStampedFolder } from './stamped-folder.ts';

let parent = '';
let folder = '';

const fill = (name: string) => async (empty: string) => writeFileSync(join(empty, name), name);
const neverFill = () => Promise.reject(new Error('filled again'));

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'stamped-'));
  folder = join(parent, 'site');
});
afterEach(() => rmSync(parent, { recursive: true }));

test('the same sources fill it once', async () => {
  expect(await fillStampedFolder(folder, 'one', fill('a'))).toBe(true);
  expect(await fillStampedFolder(folder, 'one', neverFill)).toBe(false);
});

test('other sources replace all of it', async () => {
  await fillStampedFolder(folder, 'one', fill('a'));
  await fillStampedFolder(folder, 'two', fill('b'));
  expect(readdirSync(folder)).toEqual(['b']);
});

test('a folder that somebody removed is filled again', async () => {
  await fillStampedFolder(folder, 'one', fill('a'));
  rmSync(folder, { recursive: true });
  expect(await fillStampedFolder(folder, 'one', fill('a'))).toBe(true);
});

test('work that fails leaves what was there, and is done again next time', async () => {
  await fillStampedFolder(folder, 'one', fill('a'));
  const half = async (empty: string) => {
    writeFileSync(join(empty, 'half'), '');
    throw new Error('interrupted');
  };
  await expect(fillStampedFolder(folder, 'two', half)).rejects.toThrow('interrupted');
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('a');
  await fillStampedFolder(folder, 'two', fill('b'));
  expect(readdirSync(folder)).toEqual(['b']);
});

test('the first work that fails leaves nothing to be taken for a result', async () => {
  await expect(
    fillStampedFolder(folder, 'one', () => Promise.reject(new Error('interrupted'))),
  ).rejects.toThrow();
  expect(existsSync(folder)).toBe(false);
});
