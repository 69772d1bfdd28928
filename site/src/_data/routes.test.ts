import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { pathTo, prefixOf, readRoutes } from './routes.ts';

test('Dutch stands at the root, the others below their code, with the same path', () => {
  const urls = readRoutes()
    .filter(({ kind }) => kind === 'quote')
    .map(({ url }) => url);
  expect(urls[0]).toBe('/offerte-aanvragen');
  expect(urls[2]).toBe('/de/offerte-aanvragen');
  expect(urls).toHaveLength(languages.length);
});

test('a page is written where a static host looks for it', () => {
  const files = readRoutes().map(({ file }) => file);
  expect(files).toContain('/index.html');
  expect(files).toContain('/zh/index.html');
  expect(files).toContain('/offerte-aanvragen/bedankt.html');
  expect(new Set(files).size).toBe(files.length);
});

test('a page that is not there offers the home pages in other languages', () => {
  const missing = readRoutes().find(({ kind, lang }) => kind === 'notFound' && lang === 'fr');
  expect(missing?.alternates).toMatchObject({ nl: '/', de: '/de/' });
  expect(missing?.listed).toBe(false);
});

test('titles carry the facts of the firm', () => {
  for (const { title, description } of readRoutes()) expect(title + description).not.toMatch(/[{}]/);
});

test('paths name sections and prefixes', () => {
  expect(pathTo('home', 'nl', 'contact')).toBe('/#contact');
  expect(pathTo('home', 'uk', 'contact')).toBe('/uk/#contact');
  expect(pathTo('quote', 'en')).toBe('/en/offerte-aanvragen');
  expect(prefixOf('nl')).toBe('');
  expect(prefixOf('es')).toBe('/es');
});
