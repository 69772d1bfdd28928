import { loadContent } from '@vakman/content/content';
import { describe, expect, test } from 'vitest';
import { pages, type BuiltPage } from './built-site.ts';

const { company } = loadContent();
/** Names stay as they are in every language. */
const names = [
  company.name,
  company.email,
  company.address.street,
  company.address.city,
  ...company.servedTowns.map(({ name }) => name),
  ...company.registrations.map(({ value }) => value),
];

/** The words of a page, text by text; without what says itself to be Dutch, and without names. */
function texts({ $ }: BuiltPage): string[] {
  const body = $('body').clone();
  // The widgets say the language of the page again.
  body.find('script, style, [lang]:not(vakman-quote-form)').remove();
  const read = body
    .find('*')
    .contents()
    .filter((_, node) => node.nodeType === textNode)
    .toArray()
    .map((node) => $(node).text().trim());
  const spoken = body
    .find('[aria-label], [alt], [placeholder]')
    .toArray()
    .flatMap((element) => ['aria-label', 'alt', 'placeholder'].map((name) => $(element).attr(name) ?? ''));
  return [...read, ...spoken].filter((text) => text && !names.some((name) => text.includes(name)));
}

/** `Node.TEXT_NODE` */
const textNode = 3;

const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;

describe.each(pages.filter(({ lang }) => lang !== 'nl').map((page) => [page.url, page] as const))(
  '%s',
  (_url, page) => {
    test('leaves nothing in Dutch', () => {
      const dutch = pages.find(({ kind, lang }) => kind === page.kind && lang === 'nl');
      const inDutch = new Set(dutch ? texts(dutch).filter(isSentence) : []);
      expect(inDutch.size).toBeGreaterThan(5);
      expect(texts(page).filter((text) => inDutch.has(text))).toEqual([]);
    });

    test('has no placeholder left open', () => {
      expect(texts(page).filter((text) => /\{\w+\}/.test(text))).toEqual([]);
    });
  },
);
