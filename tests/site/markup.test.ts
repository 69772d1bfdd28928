import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { eachPage } from './built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    {
      // The attributes of declarative shadow roots and of the widgets are younger than the list of the validator.
      'vakman-quote-form': { flow: true, phrasing: false, permittedContent: ['@flow', 'template'] },
    },
  ],
  rules: {
    // How React writes is not ours to choose, and browsers do not mind.
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Titles have their own test, which knows languages.
    'long-title': 'off',
    // A number is held together by its spaces, which are `nbsp` where they must not break.
    'tel-non-breaking': 'off',
    // A hash in the policy lets the one inline style through.
    'no-inline-style': 'error',
    'require-sri': 'off',
    // The standard has both: a control is a text field where it says nothing, and the keyboard's capitals are global.
    'no-implicit-input-type': 'off',
    'input-attributes': 'off',
  },
});

describe.each(eachPage)('%s', (_url, { $, html }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
  });

  test('has no style and no script in an attribute', () => {
    expect($('[style]').toArray()).toHaveLength(0);
    const handlers = $('*')
      .toArray()
      .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}))
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
  });

  test('has one main heading, and no level is left out below it', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level, `heading ${index + 1} of ${levels.join(' ')}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      );
    }
  });

  test('lets the browser fetch pages in advance, and nothing else', () => {
    const rules = JSON.parse($('script[type=speculationrules]').text()) as { prefetch: unknown[] };
    expect(Object.keys(rules)).toEqual(['prefetch']);
    expect(rules.prefetch).toMatchObject([{ eagerness: 'moderate' }]);
    expect(JSON.stringify(rules)).toContain('{"not":{"href_matches":"/(api|assets|embed)/*"}}');
  });

  test('has each id once', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('loads the style of what is further down once, after the first heading', () => {
    const link = $('link[rel=stylesheet]');
    expect(link).toHaveLength(1);
    expect(link.closest('head')).toHaveLength(0);
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('<h1'));
  });
});
