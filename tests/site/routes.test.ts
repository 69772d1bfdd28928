import { globSync } from 'node:fs';
import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { eachPage, pages, siteFolder } from './built-site.ts';

test('every kind of page is there once in each language', () => {
  const kinds = new Set(pages.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(3);
  for (const kind of kinds) {
    const found = pages.filter((page) => page.kind === kind).map(({ lang }) => lang);
    expect(found.toSorted()).toEqual([...languages].toSorted());
  }
  expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
});

test('there is no page beside those of the route table', () => {
  const files = globSync('**/*.html', { cwd: siteFolder }).map((file) => `/${file}`);
  expect(files.toSorted()).toEqual(pages.map(({ file }) => file).toSorted());
});

test.each(eachPage)('%s and its other languages name each other', (_url, page) => {
  for (const language of languages) {
    const other = pages.find(({ url }) => url === page.alternates[language]);
    expect(other?.lang).toBe(language);
    if (page.kind !== 'notFound') expect(other?.alternates[page.lang]).toBe(page.url);
  }
});

test.each(eachPage)('%s offers itself in eight languages', (_url, { $, alternates, lang }) => {
  const links = $('#languages a').toArray();
  expect(links.map((link) => $(link).attr('href'))).toEqual(
    languages.map((language) => alternates[language]),
  );
  expect(links.map((link) => $(link).attr('lang'))).toEqual([...languages]);
  expect($('#languages [aria-current]').attr('hreflang')).toBe(lang);
});
