import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vakman-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function log(lines: readonly string[], file = join(folder, 'log')): Promise<void> {
  const stream = openLogFile(file, 10);
  for (const line of lines) stream.write(line);
  stream.end();
  await finished(stream).catch(() => undefined);
}

test('a log that is full is turned over, and only the one before it is kept', async () => {
  await log(['one\n', 'two\n', 'three\n', 'four\n', 'five\n']);
  expect((await readdir(folder)).toSorted()).toEqual(['log', 'log.1']);
  expect(await readFile(join(folder, 'log.1'), 'utf8')).toBe('three\n');
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('four\nfive\n');
});

test('a start begins a new one', async () => {
  await log(['one\n']);
  await log(['two\n']);
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('two\n');
});

test('one that cannot be written is no reason to stop', async () => {
  await expect(log(['one\n'], join(folder, 'missing', 'log'))).resolves.toBeUndefined();
});
