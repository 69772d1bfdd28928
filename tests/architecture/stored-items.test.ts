import { storedItems } from '@vakman/domain/stored-items/stored-items';
import { draftKey } from '@vakman/widgets/quote-form/draft/draft.ts';
import { expect, test } from 'vitest';
import { isCode, isTest, repositoryFiles } from './repository.ts';

const keys = storedItems.map(({ key }) => key);

/** Where visitors' browsers are told to keep something. */
const code = repositoryFiles()
  .filter(
    ({ path }) =>
      /^(site|widgets|domain)\//.test(path) &&
      !isTest(path) &&
      path !== 'domain/src/stored-items/stored-items.ts',
  )
  .filter(isCode);

test('what the quote form keeps is on the list that visitors read', () => {
  expect(keys).toContain(draftKey);
});

test('every key that is written out beside a storage is on the list', () => {
  const found = code.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:set|get)Item\(\s*'([^']+)'/g)].map(([, key = '']) => ({ path, key })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ key }) => !keys.includes(key))).toEqual([]);
});

test('nothing on the list stands there twice', () => {
  expect(new Set(keys).size).toBe(keys.length);
});
