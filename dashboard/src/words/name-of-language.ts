import type { Language } from '@vakman/domain/languages/languages';

/** What a language calls itself, such as `Deutsch`; with a capital, as it stands by itself. */
export function nameOfLanguage(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
