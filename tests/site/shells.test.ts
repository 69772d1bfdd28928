import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { markupFaults } from '../support/markup-faults.ts';
import { faultsOf, pages, readBuilt, shells, siteFolder, unless } from './built-site.ts';

const headers = readBuilt('_headers');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the pages of the dashboard are valid, not for search engines, and named in their language', async () => {
  const faults: string[] = [];
  for (const { html, url } of shells) {
    faults.push(...(await markupFaults(html)).map((fault) => `${url} ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(
    faultsOf(shells, ({ $, lang }) => [
      ...unless($('meta[name=robots]').attr('content') === 'noindex', 'is for search engines'),
      ...unless($('html').attr('lang') === lang, 'is in no language'),
      ...unless($('title').text() !== '', 'has no title'),
    ]),
  ).toEqual([]);
});

test('each loads the bundle, whose files are there, and says so until it is', () => {
  expect(
    faultsOf(shells, ({ $, lang }) => {
      const files = $('script[type=module], link[rel=modulepreload], link[rel=stylesheet]')
        .toArray()
        .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
      return [
        ...unless(files.length >= 3, 'loads no bundle'),
        ...unless(
          files.some((file) => file.includes(`/app.${lang}-`)),
          'waits for its words until the bundle runs',
        ),
        ...files.filter((file) => !existsSync(join(siteFolder, file))),
        ...unless($('#dashboard .loading').text().trim() !== '', 'says nothing while it loads'),
      ];
    }),
  ).toEqual([]);
});

test('what comes before a page of the dashboard shows weighs 126 kB at most, its fonts aside', () => {
  const brotli = (file: string) => brotliCompressSync(readFileSync(join(siteFolder, file))).length;
  const weights = new Map<string, number>();
  const weightOf = (file: string) => weights.get(file) ?? weights.set(file, brotli(file)).get(file) ?? 0;
  expect(
    faultsOf(shells, ({ $, html }) => {
      const files = $('script[type=module], link[rel=modulepreload], link[rel=stylesheet]')
        .toArray()
        .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
      const weight = files.reduce((sum, file) => sum + weightOf(file), brotliCompressSync(html).length);
      return unless(weight <= 126_000, `weighs ${weight} bytes`);
    }),
  ).toEqual([]);
});

test('without script each says how the firm is reached', () => {
  expect(
    faultsOf(shells, ({ $ }) => {
      const said = $('noscript').html() ?? '';
      return unless(said.includes('href="tel:') && said.includes('href="mailto:'), 'leaves people alone');
    }),
  ).toEqual([]);
});

test('each carries what is said where the words of the bundle do not come', () => {
  expect(
    faultsOf(shells, ({ html }) => {
      const [, again = '', text = ''] =
        /<template id="dashboard-lost" data-again="([^"]*)">(.*?)<\/template>/s.exec(html) ?? [];
      return [
        ...unless(/<h1>.+<\/h1>.*href="tel:/s.test(text), 'leaves people before a blank page'),
        ...unless(again !== '', 'has no words to try again by'),
      ];
    }),
  ).toEqual([]);
});

test('nothing stands inline in them that the policy does not name', () => {
  expect(
    faultsOf(shells, ({ html }) =>
      [...html.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g)]
        .map(([, text = '']) => text)
        .filter((text) => !headers.includes(hash(text))),
    ),
  ).toEqual([]);
});

test('no page of the site loads anything of the dashboard', () => {
  const others = pages.filter((page) => !shells.includes(page));
  expect(
    faultsOf(others, ({ html }) => unless(!html.includes('/immutable/dashboard/'), 'loads the dashboard')),
  ).toEqual([]);
});
