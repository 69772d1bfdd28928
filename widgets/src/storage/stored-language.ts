import { isLanguage, languageStorageKey, type Language } from '@vakman/domain/languages/languages';
import { readStored, store } from './stored.ts';

/** What the visitor chose: local storage counts before the cookie. */
export function storedLanguage(): Language | undefined {
  let cookie: string | undefined;
  try {
    cookie = new RegExp(`(^| )${languageStorageKey}=(\\w+)`).exec(document.cookie)?.[2];
  } catch {
    // A sandboxed frame has none.
  }
  // Every page runs this before it is painted, and most visitors have stored nothing: that is left out without a call.
  return [readStored(languageStorageKey), cookie].filter(Boolean).find(isLanguage);
}

/** Remembers a choice for a year, in both places. */
export function storeLanguage(language: Language): void {
  store(languageStorageKey, language);
  try {
    document.cookie = `${languageStorageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // A sandboxed frame has no cookies; the address keeps the language.
  }
}
