import {
  defaultLanguage,
  languageOrDefault,
  localisedPath,
  type Language,
} from '@vakman/domain/languages/languages';

/** Of the page that the bundle runs on: another language is another page. */
export const language: Language = languageOrDefault(document.documentElement.lang);

/** What the paths of that language begin with. */
export const pathPrefix = language === defaultLanguage ? '' : localisedPath(language, '');
