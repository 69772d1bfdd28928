import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import { describe, expect, test } from 'vitest';
import { pages, siteUrl } from './built-site.ts';

const withForm = pages.filter(({ kind }) => kind === 'home' || kind === 'quote');

describe.each(withForm.map((page) => [page.url, page] as const))('%s', (_url, { $, html }) => {
  test('has the form in its HTML, inside a shadow root that needs no script', () => {
    const [, shadow = ''] =
      /<vakman-quote-form[^>]*><template shadowrootmode="open">([^]*?)<\/template>/.exec(html) ?? [];
    expect(shadow).toContain('<form');
    const form = $('vakman-quote-form form');
    expect(form.attr('method')).toBe('post');
    expect(form.attr('enctype')).toBe('multipart/form-data');
    expect(form.attr('action')).toBe(`${siteUrl}/api/submit-quote-request`);
  });

  test.each(fields)('$name has a control and a label', ({ name }) => {
    const control = $(`vakman-quote-form [name="${name}"]`);
    expect(control).toHaveLength(1);
    const label = $(`vakman-quote-form label[for="${control.attr('id')}"]`);
    expect(label.text().trim()).not.toBe('');
  });
});
