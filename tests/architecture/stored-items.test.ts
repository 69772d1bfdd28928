import { storedItems } from '@vakman/domain/stored-items/stored-items';
import { describe, expect, test } from 'vitest';
import { isCode, isTest, repositoryFiles } from './repository.ts';
import { keyOf, storageKeysOf } from './storage-keys.ts';

const keys = storedItems.map(({ key }) => key);

/** Where visitors' browsers are told to keep something. */
const code = repositoryFiles().filter(
  (file) => /^(site|widgets|domain|dashboard)\/src\//.test(file.path) && isCode(file) && !isTest(file.path),
);

/** Pass on the keys that they are given. */
const passOn = new Set([
  'widgets/src/form/draft/keep-draft.ts',
  'widgets/src/form/draft/use-draft.ts',
  'widgets/src/storage/browser-storage.ts',
  'widgets/src/storage/dismissal.ts',
  'widgets/src/storage/stored.ts',
]);

test('every key that something is stored under is on the list that visitors read', async () => {
  const used = code
    .filter(({ path }) => !passOn.has(path))
    .flatMap((file) => storageKeysOf(file).map((key) => ({ path: file.path, key })));
  const found = await Promise.all(
    used.map(async ({ path, key }) => ({ path, key, value: await keyOf(key, path) })),
  );
  expect(found.filter(({ value }) => !keys.includes(value as string))).toEqual([]);
  expect(new Set(found.map(({ value }) => value))).toEqual(new Set(keys));
});

test('nothing is kept where this test does not look', () => {
  const otherPlaces =
    /\b(indexedDB|cookieStore|caches\.open|(local|session)Storage(\[|\.(?![gs]etItem\b|removeItem\b)))/;
  expect(code.filter(({ text }) => otherPlaces.test(text)).map(({ path }) => path)).toEqual([]);
});

test('nothing on the list stands there twice', () => {
  expect(new Set(keys).size).toBe(keys.length);
});

describe('the keys of a file', () => {
  const keysIn = (text: string) => storageKeysOf({ path: 'a.ts', text });

  test.each([
    [`localStorage.setItem('a', '1')`, { text: 'a' }],
    [`const a = 'b'; sessionStorage.setItem(a, '1')`, { text: 'b' }],
    [`import { a as b } from './c.ts'; storage.setItem(b, '1')`, { name: 'a', from: './c.ts' }],
    [`store('a', '1')`, { text: 'a' }],
    [`import { a } from './c.ts'; dismiss(a)`, { name: 'a', from: './c.ts' }],
    [`document.cookie = 'a=1; path=/'`, { text: 'a' }],
    ['const a = "b"; document.cookie = `${a}=1`', { text: 'b' }],
    [`new Client({ storageKey: 'a' })`, { text: 'a' }],
    ['document.cookie = `a=${b}`', { text: 'a' }],
    ['document.cookie = a', { unknown: 'a' }],
    ['localStorage.setItem(a + b, c)', { unknown: 'BinaryExpression' }],
    [`(key: string) => localStorage.setItem(key, '1')`, { unknown: 'key' }],
  ])('%s', (text, key) => {
    expect(keysIn(text)).toEqual([key]);
  });

  test('are the values of constants, wherever these stand', async () => {
    const path = 'domain/src/stored-items/stored-items.ts';
    expect(await keyOf({ name: 'draftKey', from: './stored-keys.ts' }, path)).toBe('quote-form-data');
    expect(await keyOf({ unknown: 'key' }, path)).toBeUndefined();
  });
});
