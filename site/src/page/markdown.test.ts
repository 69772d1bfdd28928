import { expect, test } from 'vitest';
import { anchorOf, renderMarkdown } from './markdown.ts';

test('a link names a page and leads to it in the language of the text', () => {
  expect(renderMarkdown('Lees [meer](page:faq).', 'de').html).toBe(
    '<p>Lees <a href="/de/faq">meer</a>.</p>\n',
  );
  expect(renderMarkdown('[x](page:home#contact)', 'nl').html).toContain('href="/#contact"');
});

test('a link to a page that there is not is a fault of the build', () => {
  expect(() => renderMarkdown('[x](page:nowhere)', 'nl')).toThrow('There is no page "nowhere"');
});

test('headings get an anchor each, in any script', () => {
  const { html, headings } = renderMarkdown('## Котра пора?\n\n### Small\n\n## 什么 时候', 'uk');
  expect(headings.map(({ id }) => id)).toEqual(['котра-пора', '什么-时候']);
  expect(html).toContain('<h2 id="котра-пора">Котра пора?</h2>');
  expect(html).toContain('<h3>Small</h3>');
  expect(anchorOf('  « Où ? » ')).toBe('où');
});

test('what looks like markup is text', () => {
  expect(renderMarkdown('<b>x</b>', 'nl').html).not.toContain('<b>');
});
