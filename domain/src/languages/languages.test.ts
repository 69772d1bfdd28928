import { expect, test } from 'vitest';
import {
  defaultLanguage,
  isLanguage,
  languageOrDefault,
  languages,
  localisedPath,
  locales,
} from './languages.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['zh_Hans_CN', 'zh'],
  [' FR ', 'fr'],
  ['UK', 'uk'],
])('%j is read as %s', (value, language) => {
  expect(languageOrDefault(value)).toBe(language);
});

test.each([undefined, null, '', 'xx', 'deutsch', 'constructor', 7, ['de']])(
  '%j falls back to Dutch',
  (value) => {
    expect(languageOrDefault(value)).toBe(defaultLanguage);
  },
);

test('only codes of the product are languages', () => {
  expect(languages.every((language) => isLanguage(language))).toBe(true);
  expect(isLanguage('NL')).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});

test('Dutch stays at the root, the others get their prefix', () => {
  expect(localisedPath('nl', '/')).toBe('/');
  expect(localisedPath('nl', '/offerte-aanvragen')).toBe('/offerte-aanvragen');
  expect(localisedPath('de', '/')).toBe('/de/');
  expect(localisedPath('de', '/offerte-aanvragen')).toBe('/de/offerte-aanvragen');
});

test('each language has a locale of its own that Intl knows', () => {
  for (const language of languages) {
    expect(new Intl.Locale(locales[language]).language).toBe(language);
    expect(Intl.DateTimeFormat.supportedLocalesOf(locales[language])).toHaveLength(1);
  }
});
