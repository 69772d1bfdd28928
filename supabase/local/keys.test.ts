import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideKeys, readKeys } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakman-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('every data folder has keys of its own, which stay and which nobody else reads', () => {
  const keys = provideKeys(folder);
  expect(provideKeys(folder)).toEqual(keys);
  expect(readKeys(folder)).toEqual(keys);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  rmSync(join(folder, 'keys.json'));
  const others = provideKeys(folder);
  expect(others.secret).not.toBe(keys.secret);
  expect(others.signing).not.toBe(keys.signing);
});

it.each(['', 'garbage', 'null', '[]', '{"secret":"a","signing":"b"}', '{"secret":{},"signing":1}'])(
  'damaged keys (%s) are named, and left as they are',
  (text) => {
    const file = join(folder, 'keys.json');
    writeFileSync(file, text);
    expect(() => provideKeys(folder)).toThrow(`The file ${file} is damaged. Remove it`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
