import { loadContent } from '@vakman/content/content';
import { heritagePaints } from '@vakman/tokens/colours/heritage-paints';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, unless, type BuiltPage } from './built-site.ts';

const { company } = loadContent();
/** Names stay as they are in every language. */
const names = [
  company.name,
  company.email,
  company.address.street,
  company.address.city,
  ...company.servedTowns.map(({ name }) => name),
  ...company.registrations.map(({ value }) => value),
  ...heritagePaints.map(({ name }) => name),
].map((name) => name.toLowerCase());

/** The words of a page, text by text; without what says itself to be Dutch, and without names. */
function texts({ $ }: BuiltPage): string[] {
  const body = $('body').clone();
  // The widgets say the language of the page again.
  body.find('script, style, noscript, code, [lang]:not(vakman-quote-form)').remove();
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
  return [...read, ...spoken].filter(
    (text) => text && !names.some((name) => text.toLowerCase().includes(name)),
  );
}

/** `Node.TEXT_NODE` */
const textNode = 3;

const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;

const dutchTexts = new Map<string, Set<string>>(
  pages
    .filter(({ lang }) => lang === 'nl')
    .map((page) => [page.key, new Set(texts(page).filter(isSentence))]),
);

describe.each(eachLanguage.filter(([lang]) => lang !== 'nl'))('%s', (_lang, among) => {
  test('no page leaves anything in Dutch', () => {
    const faults = faultsOf(among, (page) => {
      const dutch = dutchTexts.get(page.key) ?? new Set();
      return [
        ...unless(dutch.size > 5, 'the Dutch page says hardly anything'),
        ...texts(page).filter((text) => dutch.has(text)),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('no page has a placeholder left open', () => {
    expect(faultsOf(among, (page) => texts(page).filter((text) => /\{\w+\}/.test(text)))).toEqual([]);
  });
});
