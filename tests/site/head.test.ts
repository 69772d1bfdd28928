import { shellPages } from '@vakman/domain/facts/page-paths';
import { languages } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, siteUrl, unless, type BuiltPage } from './built-site.ts';

/** Chinese says as much in half the letters. */
const lengths = (lang: string) =>
  lang === 'zh'
    ? { title: [4, 36] as const, description: [6, 95] as const }
    : { title: [9, 65] as const, description: [25, 155] as const };

const isBetween = (text: string, [least, most]: readonly [number, number]) =>
  [...text].length >= least && [...text].length <= most;

function addressFaults({ $, alternates, url }: BuiltPage): readonly string[] {
  const canonical = $('link[rel=canonical]').toArray();
  const named = $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href')] as const);
  const expected = { ...alternates, 'x-default': alternates.nl };
  return [
    ...unless(canonical.length === 1 && $(canonical).attr('href') === siteUrl + url, 'names another address'),
    ...unless(named.length === languages.length + 1, `${named.length} translations`),
    ...Object.entries(expected)
      .filter(([language, path]) => Object.fromEntries(named)[language] !== siteUrl + path)
      .map(([language]) => `has no ${language}`),
  ];
}

describe.each(eachLanguage)('%s', (lang, among) => {
  test('every page says its language', () => {
    expect(faultsOf(among, ({ $ }) => unless($('html').attr('lang') === lang, 'says another'))).toEqual([]);
  });

  test('every page has one title and one description of sensible length', () => {
    const { title, description } = lengths(lang);
    const faults = faultsOf(among, ({ $ }) => {
      const words = $('head > title').text();
      const about = $('meta[name=description]').attr('content') ?? '';
      return [
        ...unless($('head > title').length === 1, 'not one title'),
        ...unless($('meta[name=description]').length === 1, 'not one description'),
        ...unless(isBetween(words, title), `title of ${words.length}: ${words}`),
        ...unless(isBetween(about, description), `description of ${about.length}: ${about}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('a page that is listed names its address and its translations', () => {
    const listed = among.filter((page) => page.listed);
    expect(faultsOf(listed, addressFaults)).toEqual([]);
    expect(faultsOf(listed, ({ $ }) => unless($('meta[name=robots]').length === 0, 'hides'))).toEqual([]);
  });

  test('a page that is not listed keeps search engines away', () => {
    const faults = faultsOf(
      among.filter(({ listed }) => !listed),
      ({ $ }) => [
        ...unless($('meta[name=robots]').attr('content') === 'noindex', 'is not hidden'),
        ...unless($('link[rel=canonical], link[hreflang]').length === 0, 'names addresses'),
      ],
    );
    expect(faults).toEqual([]);
  });

  test('every page asks for the two or four fonts that it needs before anything else; the home page where they hold up no paint', () => {
    const expected = ['uk', 'ru'].includes(lang) ? 4 : 2;
    const faults = faultsOf(among, ({ $, kind }) => {
      const fonts = $('link[rel=preload][as=font]').toArray();
      return unless(
        fonts.length === expected &&
          fonts.every((font) => $(font).attr('crossorigin') === '') &&
          fonts.every((font) =>
            $(font)
              .parent()
              .is(kind === 'home' ? 'body' : 'head'),
          ) &&
          (kind !== 'home' || $(fonts).index() === 0),
        `${fonts.length} fonts`,
      );
    });
    expect(faults).toEqual([]);
  });
});

test('pages of private links, and those of the dashboard, tell no other site where their visitors come from', () => {
  const saying = pages.filter(({ $ }) => $('meta[name=referrer]').attr('content') === 'no-referrer');
  expect(new Set(saying.map(({ kind }) => kind))).toEqual(new Set(['appointment', ...shellPages]));
  expect(saying).toHaveLength(languages.length * (1 + shellPages.length));
});

test('no two pages that are listed share a title or a description', () => {
  const listed = pages.filter((page) => page.listed);
  const doubled = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(doubled(listed.map(({ title }) => title))).toEqual([]);
  expect(doubled(listed.map(({ description }) => description))).toEqual([]);
});
