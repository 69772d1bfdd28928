import { describe, expect, test } from 'vitest';
import { markupFaults } from '../support/markup-faults.ts';
import { eachLanguage, faultsOf, unless } from './built-site.ts';

describe.each(eachLanguage)('%s', (_lang, among) => {
  test('every page is valid HTML', async () => {
    const faults: string[] = [];
    for (const { html, url } of among) {
      faults.push(...(await markupFaults(html)).map((fault) => `${url} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('no page has a style or a script in an attribute', () => {
    const faults = faultsOf(among, ({ $ }) => {
      const handlers = $('*')
        .toArray()
        .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}))
        .filter((name) => name.startsWith('on'));
      return [...unless($('[style]').length === 0, 'a style'), ...handlers];
    });
    expect(faults).toEqual([]);
  });

  test('every page has one main heading, and leaves out no level below it', () => {
    const faults = faultsOf(among, ({ $ }) => {
      const levels = $('h1, h2, h3, h4, h5, h6')
        .toArray()
        .map(({ tagName }) => Number(tagName.slice(1)));
      const inOrder = levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
      return unless(inOrder && levels.filter((level) => level === 1).length === 1, levels.join(' '));
    });
    expect(faults).toEqual([]);
  });

  test('every page lets the browser fetch pages in advance, and nothing else', () => {
    const faults = faultsOf(among, ({ $ }) => {
      const rules = JSON.parse($('script[type=speculationrules]').text()) as { prefetch: object[] };
      const text = JSON.stringify(rules);
      return [
        ...unless(Object.keys(rules).join() === 'prefetch', 'does more than fetch'),
        ...unless(text.includes('"eagerness":"moderate"'), 'is too eager'),
        ...unless(
          text.includes('{"not":{"href_matches":"/(api|assets|embed)/*"}}'),
          'fetches what is no page',
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('every id stands once on its page', () => {
    const faults = faultsOf(among, ({ $ }) => {
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? '');
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(faults).toEqual([]);
  });

  test('every page loads the style of what is further down once, after the first heading', () => {
    const faults = faultsOf(among, ({ $, html, kind }) => [
      // One page has a part with a style, and a script, that no other page needs.
      ...unless(
        $('link[rel=stylesheet]:not([data-ssr], [media=print])').length === (kind === 'widgets' ? 2 : 1),
        'not one style sheet',
      ),
      ...unless($('link[rel=stylesheet][media=print]').length === 1, 'no style for paper'),
      ...unless($('head link[rel=stylesheet]').length === 0, 'a style sheet holds up the first view'),
      ...unless(html.indexOf('rel="stylesheet"') > html.indexOf('<h1'), 'the style comes before the heading'),
    ]);
    expect(faults).toEqual([]);
  });

  test('every picture has its size, and a description that is empty only where the words around it tell the same', () => {
    const faults = faultsOf(among, ({ $ }) =>
      $('img')
        .toArray()
        .filter(
          (image) =>
            !$(image).attr('width') || !$(image).attr('height') || $(image).attr('alt') === undefined,
        )
        .map((image) => $.html(image)),
    );
    expect(faults).toEqual([]);
    expect(among.some(({ $ }) => $('img').length > 0)).toBe(true);
  });
});
