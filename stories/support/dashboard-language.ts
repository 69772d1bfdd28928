import { defaultLanguage, type Language } from '@vakman/domain/languages/languages';

/** Stands for `dashboard/src/words/language.ts`: here the toolbar changes the language, where there the page does. */
export let language: Language = defaultLanguage;

/** Of the links in stories, which lead nowhere. */
export const pathPrefix = '';

/** Makes what is rendered next speak a language. */
export function speak(next: Language): void {
  language = next;
}
