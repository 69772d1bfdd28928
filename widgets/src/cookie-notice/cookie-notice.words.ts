import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/cookie-notice.words.ts';
import type nl from './messages/nl.json';

export type CookieNoticeMessages = typeof nl;

/** What the cookie notice says in one language. */
export interface CookieNoticeWords {
  readonly messages: CookieNoticeMessages;
}

/** Rejects where the chunk does not arrive. */
export async function loadCookieNoticeWords(language: Language): Promise<CookieNoticeWords> {
  return (await wordsByLanguage[language]()).words;
}
