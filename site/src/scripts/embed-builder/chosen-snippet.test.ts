import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { chosenAttributes, chosenSnippet, isSource, type EmbedFacts } from './chosen-snippet.ts';
import { firstConfiguration, type Configuration } from './configuration.ts';
import { offeredWidgets } from '@vakman/widgets/generated/offered-widgets.ts';

const links = Object.fromEntries(
  languages.map((language) => [language, { href: `https://vakman.example/${language}`, label: language }]),
);
const facts = {
  siteUrl: 'https://vakman.example',
  fallbacks: Object.fromEntries(offeredWidgets.map((widget) => [widget, links])),
} as EmbedFacts;

const chosen = (changes: Partial<Configuration>) => ({ ...firstConfiguration('nl'), ...changes });
const tagOf = (changes: Partial<Configuration>) =>
  chosenSnippet(chosen(changes), facts, 'nl').split('\n').at(-1);

test.each(['a', 'klus-gids', '9', 'x'.repeat(64), ''])('%j may be a source', (name) => {
  expect(isSource(name)).toBe(true);
});

test.each(['Klusgids', '-a', 'a b', 'a.nl', 'é', 'x'.repeat(65)])('%j may not be a source', (name) => {
  expect(isSource(name)).toBe(false);
  expect(tagOf({ source: name })).not.toContain('source');
});

test('the tag has language, theme, source and colours', () => {
  expect(
    tagOf({ lang: 'de', theme: 'dark', source: 'klus-gids', accent: '06c', flags: ['hide-title'] }),
  ).toBe(
    '<vakman-quote-form lang="de" theme="dark" source="klus-gids" hide-title style="--vakman-accent:#0066cc;--vakman-on-accent:#ffffff;--vakman-accent-hover:#0052a3"><a href="https://vakman.example/de?source=klus-gids">de</a></vakman-quote-form>',
  );
});

test('a widget that follows its page has a link in the language of ours', () => {
  expect(tagOf({ lang: 'page' })).toBe(
    '<vakman-quote-form><a href="https://vakman.example/nl">nl</a></vakman-quote-form>',
  );
});

test('only what a widget knows comes into its tag', () => {
  expect(tagOf({ widget: 'reviews', source: 'klus-gids', accent: '#0066cc' })).toBe(
    '<vakman-reviews lang="nl"><a href="https://vakman.example/nl">nl</a></vakman-reviews>',
  );
  expect(chosenAttributes(chosen({ widget: 'assistant', flags: ['automatic'] }))).toEqual({
    lang: 'nl',
    automatic: true,
  });
});

test('what is no colour does not come into the tag', () => {
  expect(tagOf({ accent: 'red;}' })).not.toContain('style');
});
