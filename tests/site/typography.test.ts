import { loadContent } from '@vakman/content/content';
import { languages, languageOrDefault, type Language } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { slottedTitles, titles } from '../content/slotted-titles.ts';
import { typographyFaults } from '../content/typography-faults.ts';
import { eachLanguage, faultsOf, type BuiltPage } from './built-site.ts';

interface Spoken {
  readonly language: Language;
  readonly text: string;
}

const spokenAttributes = ['alt', 'title', 'aria-label', 'placeholder'];
const spokenMeta = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]';

/** What nobody reads as words. The page is that of other tests too, so nothing is taken out of it. */
const unread = 'script, style, noscript, code, pre, textarea, noscript *, code *, pre *';

/** `Node.TEXT_NODE` */
const textNode = 3;

/** Every text of a page that somebody reads or hears, with its language. */
function spokenTexts({ $, lang }: BuiltPage): Spoken[] {
  const all = $('*').not(unread).toArray();
  return all.flatMap((element) => {
    const own = $(element);
    const language = languageOrDefault(own.closest('[lang]').attr('lang') ?? lang);
    const attributes = spokenAttributes.map((name) => own.attr(name) ?? '');
    const described = own.is(spokenMeta) ? [own.attr('content') ?? ''] : [];
    const texts = own
      .contents()
      .toArray()
      .filter((node) => node.nodeType === textNode)
      .map((node) => $(node).text());
    return [...attributes, ...described, ...texts]
      .filter((text) => text.trim() !== '')
      .map((text) => ({ language, text }));
  });
}

/** What is read in one breath: words with what is marked among them. */
function sentences({ $ }: BuiltPage): string[] {
  return $('p, h1, h2, h3, h4, li, dd, dt, td, th, a, figcaption, title')
    .filter((_, element) => $(element).find('p, ul, ol, div, details, span').length === 0)
    .toArray()
    .map((element) => $(element).text());
}

const spokenByPage = new Map<BuiltPage, Spoken[]>();
const spoken = (page: BuiltPage) => {
  const known = spokenByPage.get(page) ?? spokenTexts(page);
  spokenByPage.set(page, known);
  return known;
};

describe.each(eachLanguage)('%s', (language, among) => {
  test('every text is set as its language is printed', () => {
    const faults = faultsOf(among, (page) =>
      spoken(page).flatMap((said) => typographyFaults(said.language, said.text)),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('no sentence holds a name with the capital of a title', () => {
    const faults = faultsOf(among, (page) =>
      [...sentences(page), ...spoken(page).map(({ text }) => text)].flatMap((text) =>
        slottedTitles(language, text),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('each page has texts to look at', () => {
    expect(faultsOf(among, (page) => (spoken(page).length > 20 ? [] : ['hardly a text']))).toEqual([]);
  });
});

test.each(languages)('there are names to look for in %s, where it has capitals', (language) => {
  const names = Object.values(loadContent().services).map(({ name }) => name[language]);
  const hasCapitals = names.some((name) => /\p{Lu}/u.test(name));
  expect(titles.get(language)?.length !== 0).toBe(hasCapitals);
});
