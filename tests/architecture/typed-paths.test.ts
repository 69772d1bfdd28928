import { readPages } from '@vakman/site/_data/pages.ts';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repository.ts';
import { asksForPaths, typedPathFaults } from './typed-paths.ts';

const paths = readPages().map(({ path }) => path);

test('nothing but the route table knows where a page stands', () => {
  const files = repositoryFiles().filter(asksForPaths);
  for (const folder of ['commands', 'domain', 'site', 'supabase', 'widgets']) {
    expect(files.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
  }
  expect(paths.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => typedPathFaults(file, paths))).toEqual([]);
});

test.each(paths.filter((path) => path !== '/'))('%s is found wherever it is typed', (path) => {
  expect(typedPathFaults({ path: 'widgets/src/a.ts', text: `const to = '${path}';` }, paths)).toEqual([
    `widgets/src/a.ts types ${path}`,
  ]);
});

test.each([
  ['widgets/src/a.ts', "const href = addresses.siteUrl + localisedPath(language, '/offerte-aanvragen');"],
  ['supabase/functions/a.ts', 'const location = `${siteUrl}/offerte-aanvragen/bedankt`;'],
  ['supabase/functions/a.ts', 'const href = `https://site.example/de/privacy#${section}`;'],
  ['site/src/a.tsx', 'const link = <a href="/faq?from=menu">{words}</a>;'],
  ['commands/partner/pages/a.html', '<a href="{siteUrl}/gevelreiniging-booking?source=klusgids">'],
  ['widgets/src/quote-form/messages/nl.json', '{ "text": "[terms](/algemene-voorwaarden)" }'],
  ['supabase/migrations/20261121000100_a.sql', "select 'https://site.example/afspraak#' || token;"],
])('%s: %s is refused', (path, text) => {
  expect(asksForPaths({ path, text })).toBe(true);
  expect(typedPathFaults({ path, text }, paths)).toHaveLength(1);
});

test.each([
  ['site/src/a.tsx', "import { x } from './blog/blog-page.tsx'; import '@vakman/widgets/build/widgets';"],
  ['site/src/a.tsx', "const link = pathTo('privacy', lang);"],
  ['site/src/a.ts', '/** `/privacy` in German is `/de/privacy`. */ const folder = "widgets/src";'],
  ['commands/a.ts', "const folders = ['./widgets', `${root}/widgets/src`, 'https://site.example/blog-a'];"],
])('%s: %s is fine', (path, text) => {
  expect(typedPathFaults({ path, text }, paths)).toEqual([]);
});
