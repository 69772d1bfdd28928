import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { isIdeographic, scriptCode } from './writing.ts';

test.each([
  ['nl', 'Latn'],
  ['uk', 'Cyrl'],
  ['zh', 'Hans'],
  ['pl', 'Latn'],
])('%s is written in %s', (language, script) => {
  expect(scriptCode(language)).toBe(script);
});

test('of our languages only Chinese has no spaces between words', () => {
  expect(languages.filter(isIdeographic)).toEqual(['zh']);
});
