import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, readBuilt, siteFolder, siteUrl } from './built-site.ts';

const byUrl = new Map(pages.map((page) => [page.url, page]));

/** What is wrong with an address that a page names, or nothing. */
function fault(from: string, address: string): string | undefined {
  if (/^(tel|mailto):/.test(address)) return undefined;
  const { origin, pathname, hash } = new URL(address, siteUrl + from);
  if (origin !== siteUrl) return undefined;
  const page = byUrl.get(pathname);
  if (!page) return existsSync(join(siteFolder, pathname)) ? undefined : `${address} leads nowhere`;
  const anchor = decodeURIComponent(hash.slice(1));
  // The top of a page is there without being marked.
  if (anchor === 'top') return undefined;
  if (anchor && page.$(`[id="${anchor}"]`).length !== 1) return `${address}: no such place`;
  return undefined;
}

describe.each(eachLanguage)('%s', (_lang, among) => {
  test('every address of our own leads to a file or a page, every anchor to a place on it', () => {
    const faults = faultsOf(among, ({ $, url }) => {
      const addresses = $('[href], [src]')
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
      expect(addresses.length).toBeGreaterThan(20);
      // Names inside a drawing are looked up in the drawing.
      const own = addresses.filter((address) => !address.includes('.svg#'));
      return own.flatMap((address) => fault(url, address) ?? []);
    });
    expect(faults).toEqual([]);
  });

  test('every size of every picture is there', () => {
    const faults = faultsOf(among, ({ $ }) =>
      $('[srcset]')
        .toArray()
        .flatMap((element) => ($(element).attr('srcset') ?? '').split(/,\s*/))
        // Widgets name the site that their pictures come from.
        .map((candidate) => candidate.replace(/ \d+w$/, '').replace(siteUrl, ''))
        .filter((path) => !existsSync(join(siteFolder, path))),
    );
    expect(faults).toEqual([]);
  });

  test('every drawing that is shown is in the file of drawings', () => {
    const files = new Map<string, string>();
    const faults = faultsOf(among, ({ $ }) =>
      $('use')
        .toArray()
        .map((use) => $(use).attr('href') ?? '')
        .filter((href) => {
          const [path = '', name = ''] = href.split('#');
          if (path === '') return false;
          const drawings = files.get(path) ?? readBuilt(path);
          files.set(path, drawings);
          return !drawings.includes(`id="${name}"`);
        }),
    );
    expect(faults).toEqual([]);
    expect(files.size).toBeGreaterThan(0);
  });

  test('links to other sites tell them nothing and cannot reach back', () => {
    const faults = faultsOf(among, ({ $ }) =>
      $('a[target=_blank]:not([rel~=noopener])')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    );
    expect(faults).toEqual([]);
  });
});

test('a page leads to the same language, but for the switcher', () => {
  for (const { $, lang, url } of pages) {
    for (const link of $('a[href^="/"]:not(#languages a)').toArray()) {
      const target = byUrl.get(($(link).attr('href') ?? '').replace(/[?#].*/, ''));
      if (!target && existsSync(join(siteFolder, $(link).attr('href') ?? ''))) continue;
      expect(target?.lang, `${url}: ${$(link).attr('href')}`).toBe(lang);
    }
  }
});
