import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@vakman/domain/languages/languages';
import { provinceSlugs } from '@vakman/domain/provinces';
import { serviceSlugs } from '@vakman/domain/services';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, siteFolder, unless } from './built-site.ts';

/** The addresses that the owner asked for, those of single persons' pages by their shell. */
const asked = [
  '/',
  '/vacatures',
  '/blog',
  '/login',
  '/dashboard',
  '/admin',
  '/profile',
  '/project',
  '/algemene-voorwaarden',
  '/faq',
  '/gevelreiniging-booking',
  '/offerte-aanvragen',
  '/diensten',
  '/diensten/schilder-almere',
  '/diensten/gevelreiniging-almere',
  '/diensten/binnenschilder-almere',
  '/diensten/buitenschilder-almere',
  '/diensten/latex-spuiten-almere',
  '/diensten/houtrot-reparatie-almere',
  '/gevel/impregneren-almere',
  '/gevel/graffiti-verwijderen-almere',
  '/kosten/kosten-gevelreiniging-almere',
  '/werkgebied',
  '/sitemap-kliniek',
  '/invite',
  ...provinceSlugs.map((province) => `/werkgebied/${province}`),
  ...serviceSlugs.flatMap((service) => provinceSlugs.map((province) => `/diensten/${service}/${province}`)),
];

test('every address that was asked for has its page', () => {
  const urls = new Set(pages.map(({ url }) => url));
  expect(asked.filter((address) => !urls.has(address))).toEqual([]);
  expect([...urls].filter((url) => /^\/blog\/[^/]+$/.test(url)).length).toBeGreaterThanOrEqual(8);
});

test('every page is there once in each language', () => {
  const keys = new Set(pages.map(({ key }) => key));
  expect(pages).toHaveLength(keys.size * languages.length);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
});

test('there is no page beside those of the route table, but for the forms that others show in a frame', () => {
  const files = globSync('**/*.html', { cwd: siteFolder }).map((file) => `/${file}`);
  const frames = languages.map((language) => `/embed/quote-form/${language}.html`);
  expect(files.toSorted()).toEqual([...frames, ...pages.map(({ file }) => file)].toSorted());
});

test('the sitemap names every page that may be listed, and no other', () => {
  const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const listed = pages.filter((page) => page.listed).map(({ url }) => url);
  expect(named.toSorted()).toEqual(listed.toSorted());
});

const byUrl = new Map(pages.map((page) => [page.url, page]));

describe.each(eachLanguage)('%s', (lang, among) => {
  test('every page and its other languages name each other', () => {
    const faults = faultsOf(among, (page) =>
      languages.filter((language) => {
        const other = byUrl.get(page.alternates[language]);
        const isBack = page.kind === 'notFound' || other?.alternates[page.lang] === page.url;
        return other?.lang !== language || !isBack;
      }),
    );
    expect(faults).toEqual([]);
  });

  test('the page that lists all pages leads to each that may be listed', () => {
    const sitemap = among.find(({ kind }) => kind === 'sitemap');
    const links = sitemap?.$('main a').toArray() ?? [];
    const addresses = new Set(links.map((link) => sitemap?.$(link).attr('href')));
    const listed = among.filter((page) => page.listed).map(({ url }) => url);
    expect(listed.filter((url) => !addresses.has(url))).toEqual([]);
  });

  test('the menus above and below every page mark the page itself, and no other', () => {
    const faults = faultsOf(among, ({ $, url }) => {
      const links = $('.menu a[href], .site-footer nav a[href]').toArray();
      return links.flatMap((link) => {
        const marked = $(link).attr('aria-current') === 'page';
        const href = $(link).attr('href');
        return unless(marked === (href === url), `${href} is ${marked ? '' : 'not '}marked`);
      });
    });
    expect(faults).toEqual([]);
  });

  test('every page offers itself in eight languages', () => {
    const faults = faultsOf(among, ({ $, alternates }) => {
      const links = $('#languages a').toArray();
      const current = $('#languages [aria-current]').attr('lang');
      return [
        ...links
          .map((link, index) => [$(link).attr('href'), $(link).attr('lang'), languages[index]] as const)
          .filter(([href, said, language]) => !language || said !== language || href !== alternates[language])
          .map(([href]) => `leads to ${href}`),
        ...unless(links.length === languages.length, `${links.length} languages`),
        ...unless(current === lang, `marks ${current}`),
      ];
    });
    expect(faults).toEqual([]);
  });
});
