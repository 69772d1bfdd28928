/**
 * The languages of the product, in the order in which a switcher shows them. Apart from what else is known of each: the
 * first script of every page needs the codes alone. `pnpm new language <code>` tells what another one lacks.
 */
export const languages = ['nl', 'en', 'de', 'fr', 'es', 'uk', 'ru', 'zh'] as const;

export type Language = (typeof languages)[number];

/** The language without a path prefix, and the one to fall back to. */
export const defaultLanguage: Language = 'nl';

/** Key of the visitor's choice in local storage, and the name of its cookie. */
export const languageStorageKey = 'i18nextLng';

/** Locale for `Intl`: the language as it is used in the Netherlands where that makes sense. */
export const locales: Readonly<Record<Language, string>> = {
  nl: 'nl-NL',
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  uk: 'uk-UA',
  ru: 'ru-RU',
  zh: 'zh-CN',
};

/** What stands behind the hour of a day in a sentence: `om 09:00 uur`. `Intl` leaves it out. */
export const hourWords: Readonly<Record<Language, string>> = {
  nl: 'uur',
  en: '',
  de: 'Uhr',
  fr: '',
  es: '',
  uk: '',
  ru: '',
  zh: '',
};

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language of a `lang` attribute or header such as `de-AT`; Dutch where it is none of ours. */
export function languageOrDefault(value: unknown): Language {
  const code = typeof value === 'string' ? value.trim().toLowerCase().split(/[-_]/)[0] : undefined;
  return isLanguage(code) ? code : defaultLanguage;
}

/** `/offerte-aanvragen` in German is `/de/offerte-aanvragen`; Dutch stays at the root. */
export function localisedPath(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}
