import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eachPage, pages, siteFolder, siteUrl } from './built-site.ts';

const byUrl = new Map(pages.map((page) => [page.url, page]));

/** What is wrong with an address that a page names, or nothing. */
function fault(from: string, address: string): string | undefined {
  if (/^(tel|mailto):/.test(address)) return undefined;
  const { origin, pathname, hash } = new URL(address, siteUrl + from);
  if (origin !== siteUrl) return undefined;
  const page = byUrl.get(pathname);
  if (!page) return existsSync(join(siteFolder, pathname)) ? undefined : `${address} leads nowhere`;
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor && page.$(`[id="${anchor}"]`).length !== 1) return `${address}: no such place`;
  return undefined;
}

describe.each(eachPage)('%s', (url, { $ }) => {
  test('every address of our own leads to a file or a page, every anchor to a place on it', () => {
    const addresses = $('[href], [src]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
    expect(addresses.length).toBeGreaterThan(20);
    // Names inside a drawing are looked up in the drawing.
    const own = addresses.filter((address) => !address.includes('.svg#'));
    expect(own.flatMap((address) => fault(url, address) ?? [])).toEqual([]);
  });

  test('every drawing that is shown is in the file of drawings', async () => {
    const { readBuilt } = await import('./built-site.ts');
    for (const use of $('use').toArray()) {
      const [file = '', name = ''] = ($(use).attr('href') ?? '').split('#');
      if (file) expect(readBuilt(file)).toContain(`id="${name}"`);
    }
  });

  test('links to other sites tell them nothing and cannot reach back', () => {
    for (const link of $('a[target=_blank]').toArray()) {
      expect($(link).attr('rel')).toContain('noopener');
    }
  });
});

test('a page leads to the same language, but for the switcher', () => {
  for (const { $, lang, url } of pages) {
    for (const link of $('a[href^="/"]:not([data-language])').toArray()) {
      const target = byUrl.get(($(link).attr('href') ?? '').replace(/#.*/, ''));
      expect(target?.lang, `${url}: ${$(link).attr('href')}`).toBe(lang);
    }
  }
});
