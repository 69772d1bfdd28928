import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { eachPage, pages, siteFolder } from './built-site.ts';

const brotli = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe.each(eachPage)('%s', (_url, { $, html }) => {
  test('weighs 13,500 bytes at most, its style included', () => {
    expect(brotli(html)).toBeLessThanOrEqual(13_500);
  });

  test('has 2 kB of script at most before it is touched', () => {
    const scripts = $('script:not([type="application/ld+json"])')
      .toArray()
      .map((script) => $(script).text());
    expect(brotli(scripts.join('\n'))).toBeLessThanOrEqual(2048);
  });
});

test('half of the pages weigh 9,000 bytes at most', () => {
  const weights = pages.map(({ html }) => brotli(html)).sort((one, other) => one - other);
  expect(weights[Math.floor((weights.length - 1) / 2)]).toBeLessThanOrEqual(9000);
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
