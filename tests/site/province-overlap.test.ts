import { describe, expect, test } from 'vitest';
import { eachLanguage, type BuiltPage } from './built-site.ts';

/** Share of one page's runs that another page may have too. */
const most = 0.6;
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

function runsOf(page: BuiltPage): ReadonlySet<string> {
  const segments = [...new Intl.Segmenter(page.lang, { granularity: 'word' }).segment(mainText(page))];
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment.toLowerCase());
  return new Set(
    words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')),
  );
}

/** The larger of both shares of common runs. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size;
  return common / Math.min(one.size, other.size);
}

interface Read {
  readonly url: string;
  readonly runs: ReadonlySet<string>;
}

function tooAlike(pages: readonly Read[]): string[] {
  return pages.flatMap((one, index) =>
    pages
      .slice(index + 1)
      .map((other) => ({ share: overlap(one.runs, other.runs), other }))
      .filter(({ share }) => share > most)
      .map(({ share, other }) => `${one.url} and ${other.url}: ${Math.round(share * 100)} %`),
  );
}

describe.each(eachLanguage)('%s', (_lang, among) => {
  const read = among
    .filter(({ kind }) => kind === 'province' || kind === 'local')
    .map((page) => ({ subject: page.subject, url: page.url, runs: runsOf(page) }));

  test('the pages of provinces say enough to compare', () => {
    expect(read).toHaveLength(12 + 72);
    for (const { runs, url } of read) expect(runs.size, url).toBeGreaterThan(150);
  });

  test('no two pages of provinces share more than 60 % of their runs of five words', () => {
    expect(tooAlike(read)).toEqual([]);
  });
});

test('two texts are as alike as the runs that they share', () => {
  const one = new Set(['a', 'b', 'c', 'd']);
  expect(overlap(one, new Set(['a', 'b', 'x', 'y']))).toBe(0.5);
  expect(overlap(one, new Set(['a']))).toBe(1);
  expect(
    tooAlike([
      { url: '/a', runs: one },
      { url: '/b', runs: new Set(['a', 'b', 'c', 'z']) },
    ]),
  ).toEqual(['/a and /b: 75 %']);
});
