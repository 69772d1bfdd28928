import { languages } from '@vakman/domain/languages/languages';
import { readRoutes } from '@vakman/site/_data/routes.ts';
import { expect, test } from 'vitest';
import { somePages, templatePages } from './template-pages.ts';

const pages = templatePages(readRoutes());
const kinds = new Set(pages.map(({ kind }) => kind));

test('there is one page of each template, in every language', () => {
  expect(pages).toHaveLength(kinds.size * languages.length);
  expect(kinds).toContain('local');
  expect(kinds).toContain('login');
  expect(kinds).not.toContain('admin');
});

test('a few of them are in Dutch and one other language each, and all languages have their turn', () => {
  const some = somePages(pages);
  expect(some).toHaveLength(2 * kinds.size);
  expect(some.filter(({ lang }) => lang === 'nl')).toHaveLength(kinds.size);
  expect(new Set(some.map(({ lang }) => lang))).toEqual(new Set(languages));
});
