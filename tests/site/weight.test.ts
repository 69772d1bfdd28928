import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageKind } from '@vakman/site/_data/routes.ts';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, siteFolder } from './built-site.ts';

const mostEffort = 11;
const brotli = (content: string | Buffer, effort = mostEffort) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }).length;

/** Something that is small with less effort needs no more, which takes up to thirty times as long. */
const weighsAtMost = (content: string, bytes: number) =>
  [5, 10, mostEffort].some((effort) => brotli(content, effort) <= bytes);

/** Texts that one looks something up in may be longer; the home page tells everything and carries the whole form. */
const limits: Partial<Record<PageKind, number>> = {
  terms: 25_000,
  faq: 25_000,
  privacy: 25_000,
  home: 17_800,
};

describe.each(eachLanguage)('%s', (_lang, among) => {
  test('a page weighs 13,500 bytes at most, its style included; the home page 17,800, what one looks up in 25,000', () => {
    const faults = faultsOf(among, ({ kind, html }) =>
      weighsAtMost(html, limits[kind] ?? 13_500) ? [] : [`${brotli(html)} bytes`],
    );
    expect(faults).toEqual([]);
  });

  test('a page has 2 kB of script at most before it is touched', () => {
    const faults = faultsOf(among, ({ $ }) => {
      const scripts = $('script:not([type="application/ld+json"])')
        .toArray()
        .map((script) => $(script).text());
      const script = scripts.join('\n');
      return weighsAtMost(script, 2048) ? [] : [`${brotli(script)} bytes`];
    });
    expect(faults).toEqual([]);
  });
});

test('half of the pages weigh 9,000 bytes at most', () => {
  const half = Math.ceil(pages.length / 2);
  const lightestFirst = pages
    .map(({ html }) => ({ html, weight: brotli(html, 5) }))
    .toSorted((one, other) => one.weight - other.weight);
  let light = 0;
  for (const { html } of lightestFirst) {
    if (light < half && weighsAtMost(html, 9000)) light += 1;
  }
  expect(light).toBe(half);
});

test('the first view of the Dutch home page is 60 kB at most, fonts, drawings and style included', () => {
  const home = pages.find(({ url }) => url === '/');
  const html = home?.html ?? '';
  const { $ } = home ?? { $: undefined };
  const named = $?.('link[rel=preload], link[rel=stylesheet]:not([media=print]), use')
    .toArray()
    .map((element) => ($(element).attr('href') ?? '').replace(/#.*/, ''));
  // The page itself and its icon are the other two requests.
  const files = new Set(named?.filter((path) => path !== ''));
  expect(files.size).toBe(4);
  const weight = [...files].map((path) => {
    const content = readFileSync(join(siteFolder, path));
    return path.endsWith('.woff2') ? content.length : brotli(content);
  });
  expect(weight.reduce((sum, bytes) => sum + bytes, brotli(html))).toBeLessThanOrEqual(60_000);
});
