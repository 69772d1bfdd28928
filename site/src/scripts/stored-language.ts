import { isLanguage, languageStorageKey, type Language } from '@vakman/domain/languages/languages';
import { attempt } from '@vakman/widgets/timing/attempt';

/** What the visitor chose: local storage counts before the cookie. */
export function storedLanguage(): Language | undefined {
  const stored = attempt(() => localStorage.getItem(languageStorageKey));
  if (isLanguage(stored)) return stored;
  const cookie = attempt(() => new RegExp(`(?:^|; )${languageStorageKey}=(\\w+)`).exec(document.cookie)?.[1]);
  return isLanguage(cookie) ? cookie : undefined;
}

/** Remembers a choice for a year, in both places. */
export function storeLanguage(language: Language): void {
  attempt(() => localStorage.setItem(languageStorageKey, language));
  attempt(() => {
    document.cookie = `${languageStorageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  });
}
