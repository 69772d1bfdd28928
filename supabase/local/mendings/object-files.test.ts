import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ObjectFiles } from './object-files.ts';

let folder: string;
let files: ObjectFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vakman-objects-'));
  files = new ObjectFiles(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const put = (key: string, text: string) =>
  files.uploadObject('bucket', key, 'any version', Buffer.from(text), 'text/plain', 'no-cache');
const read = async (key: string) => new Blob([(await files.getObject('bucket', key)).body]).text();

it('gives back what was put in, whatever version is asked for', async () => {
  await put('a/b.txt', 'one');
  expect(await read('a/b.txt')).toBe('one');
  expect(await files.headObject('bucket', 'a/b.txt')).toMatchObject({
    mimetype: 'text/plain',
    cacheControl: 'no-cache',
    size: 3,
    eTag: '"f97c5d29941bfb1b2fdab0874906ab82"',
  });
});

it('takes a stream', async () => {
  await files.uploadObject('bucket', 'a', undefined, new Blob(['two']).stream(), 'text/plain', '');
  expect(await read('a')).toBe('two');
});

it('overwrites, copies and removes', async () => {
  await put('a', 'one');
  await put('a', 'two');
  await files.copyObject('bucket', 'a', undefined, 'bucket', 'b');
  await files.deleteObjects('bucket', ['a']);
  await expect(files.headObject('bucket', 'a')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await read('b')).toBe('two');
  await files.deleteObject('bucket', 'never there');
});

it('stays in its folder, whatever path is asked for', async () => {
  await put('../../outside', 'one');
  expect(await readdir(folder)).toEqual(['bucket']);
  expect(await readdir(join(folder, 'bucket'))).toHaveLength(2);
});
