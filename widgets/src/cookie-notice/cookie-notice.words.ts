import type { Language } from '@vakman/domain/languages/languages';
import type nl from './messages/nl.json';

export type CookieNoticeMessages = typeof nl;

/** What the cookie notice says in one language. */
export interface CookieNoticeWords {
  readonly messages: CookieNoticeMessages;
}

/** Written out, so that the build makes a chunk of each language. */
const modules: Readonly<Record<Language, () => Promise<{ readonly words: CookieNoticeWords }>>> = {
  nl: () => import('../../generated/cookie-notice.nl.ts'),
  en: () => import('../../generated/cookie-notice.en.ts'),
  de: () => import('../../generated/cookie-notice.de.ts'),
  fr: () => import('../../generated/cookie-notice.fr.ts'),
  es: () => import('../../generated/cookie-notice.es.ts'),
  uk: () => import('../../generated/cookie-notice.uk.ts'),
  ru: () => import('../../generated/cookie-notice.ru.ts'),
  zh: () => import('../../generated/cookie-notice.zh.ts'),
};

/** Rejects where the chunk does not arrive. */
export async function loadCookieNoticeWords(language: Language): Promise<CookieNoticeWords> {
  return (await modules[language]()).words;
}
