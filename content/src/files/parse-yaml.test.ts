import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaml-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (text: string) => parseYaml(text, folder);

test('the second time a text is taken from what was kept, and stands for the same', () => {
  const text = 'since: 2024-05-01\nwords: "é, ё, 漆"\nprices: [1.5, 2]\nbase: &base {a: ~}\nagain: *base\n';
  const value = {
    since: '2024-05-01',
    words: 'é, ё, 漆',
    prices: [1.5, 2],
    base: { a: null },
    again: { a: null },
  };
  expect(read(text)).toEqual(value);
  expect(read(text)).toEqual(value);
  const [kept = ''] = readdirSync(folder);
  writeFileSync(join(folder, kept), '"kept"');
  expect(read(text)).toBe('kept');
});

test('another text is parsed, whatever was kept', () => {
  expect(read('a: 1')).toEqual({ a: 1 });
  expect(read('a: 2')).toEqual({ a: 2 });
});

test('what is no YAML is refused each time', () => {
  const twice = () => read('a: 1\na: 2');
  expect(twice).toThrow('Map keys must be unique');
  expect(twice).toThrow('Map keys must be unique');
  expect(readdirSync(folder)).toEqual([]);
});
