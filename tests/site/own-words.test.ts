import { describe, expect, test } from 'vitest';
import { eachLanguage, type BuiltPage } from './built-site.ts';

/** Share of the runs of a local page that no other page of its language may have. */
const leastOwn = 0.5;
const runLength = 5;

/** What the page itself says: without the lists of links, and without what stands on every page. */
function mainText({ $ }: BuiltPage): string {
  const main = $('main').clone();
  main.find('nav, script, .call-to-quote').remove();
  return main
    .find('h1, h2, h3, p, li, dt, dd, summary, span, strong')
    .toArray()
    .filter((element) => $(element).children('p, li, dt, dd, span, strong').length === 0)
    .map((element) => $(element).text())
    .join(' ');
}

interface Read {
  readonly url: string;
  readonly runs: ReadonlySet<string>;
}

function readPage(page: BuiltPage): Read {
  const segments = [...new Intl.Segmenter(page.lang, { granularity: 'word' }).segment(mainText(page))];
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment.toLowerCase());
  const runs = words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '));
  return { url: page.url, runs: new Set(runs) };
}

/** The pages that say too little of their own, with its share. */
function borrowed(local: readonly Read[], all: readonly Read[]): string[] {
  const pagesWith = new Map<string, number>();
  for (const { runs } of all) for (const run of runs) pagesWith.set(run, (pagesWith.get(run) ?? 0) + 1);
  return local
    .map(({ url, runs }) => ({
      url,
      own: [...runs].filter((run) => pagesWith.get(run) === 1).length / runs.size,
    }))
    .filter(({ own }) => own < leastOwn)
    .map(({ url, own }) => `${url}: ${Math.round(own * 100)} %`);
}

describe.each(eachLanguage)('%s', (_lang, among) => {
  const all = among.map(readPage);
  const urls = new Set(
    among.filter(({ kind }) => kind === 'province' || kind === 'local').map(({ url }) => url),
  );
  const local = all.filter(({ url }) => urls.has(url));

  test('the pages of provinces say enough to compare', () => {
    expect(local).toHaveLength(12 + 72);
    for (const { runs, url } of local) expect(runs.size, url).toBeGreaterThan(150);
  });

  test('at least half of the runs of five words on a page of a province stand on no other page', () => {
    expect(borrowed(local, all)).toEqual([]);
  });
});

test('a page owns the runs that no other page has', () => {
  const page = (url: string, ...runs: string[]): Read => ({ url, runs: new Set(runs) });
  const mine = page('/mine', 'a', 'b', 'c', 'd');
  expect(borrowed([mine], [mine, page('/other', 'a', 'b', 'x')])).toEqual([]);
  expect(borrowed([mine], [mine, page('/other', 'a', 'b', 'c')])).toEqual(['/mine: 25 %']);
});
