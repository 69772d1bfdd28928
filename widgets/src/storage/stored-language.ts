import { isLanguage, languageStorageKey, type Language } from '@vakman/domain/languages/languages';
import { readStored, store } from './stored.ts';

/** What the visitor chose: local storage counts before the cookie. */
export function storedLanguage(): Language | undefined {
  return [readStored(languageStorageKey), cookieValue()].filter(Boolean).find(isLanguage);
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

function cookieValue(): string | undefined {
  try {
    return new RegExp(`(?:^|; )${languageStorageKey}=(\\w+)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}
