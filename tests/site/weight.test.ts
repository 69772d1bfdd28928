import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageKind } from '@vakman/site/_data/routes.ts';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, siteFolder, unless } from './built-site.ts';

const brotli = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const weights = new Map(pages.map(({ html, url }) => [url, brotli(html)]));

/** Texts that one looks something up in may be longer; the home page tells everything and carries the whole form. */
const limits: Partial<Record<PageKind, number>> = {
  terms: 25_000,
  faq: 25_000,
  privacy: 25_000,
  home: 17_500,
};

describe.each(eachLanguage)('%s', (_lang, among) => {
  test('a page weighs 13,500 bytes at most, its style included; the home page 17,500, what one looks up in 25,000', () => {
    const faults = faultsOf(among, ({ kind, url }) => {
      const weight = weights.get(url) ?? Infinity;
      return unless(weight <= (limits[kind] ?? 13_500), `${weight} bytes`);
    });
    expect(faults).toEqual([]);
  });

  test('a page has 2 kB of script at most before it is touched', () => {
    const faults = faultsOf(among, ({ $ }) => {
      const scripts = $('script:not([type="application/ld+json"])')
        .toArray()
        .map((script) => $(script).text());
      const weight = brotli(scripts.join('\n'));
      return unless(weight <= 2048, `${weight} bytes`);
    });
    expect(faults).toEqual([]);
  });
});

test('half of the pages weigh 9,000 bytes at most', () => {
  const inOrder = [...weights.values()].toSorted((one, other) => one - other);
  expect(inOrder[Math.floor((inOrder.length - 1) / 2)]).toBeLessThanOrEqual(9000);
});

test('the first view of the Dutch home page is 60 kB at most, fonts, drawings and style included', () => {
  const home = pages.find(({ url }) => url === '/');
  const html = home?.html ?? '';
  const { $ } = home ?? { $: undefined };
  const named = $?.('link[rel=preload], link[rel=stylesheet], use')
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
