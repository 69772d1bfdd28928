import { defaultLanguage, type Language } from '../languages/languages.ts';
import type { QuoteText } from './quote-texts.answers.ts';

/** What a text leaves open, in braces. The database has the same names. */
export const quoteTextPlaceholders = ['name', 'address', 'company', 'phone'] as const;
export type QuoteTextPlaceholder = (typeof quoteTextPlaceholders)[number];

const inBraces = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is QuoteTextPlaceholder =>
  (quoteTextPlaceholders as readonly string[]).includes(name);

/** What stands in braces and nothing can be filled in for, each once. */
export function unknownInText(text: string): readonly string[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/** A text in a language where somebody wrote it in that, or else in Dutch, with what is known of the quote. */
export function filledText(
  { texts }: Pick<QuoteText, 'texts'>,
  language: Language,
  values: Readonly<Record<QuoteTextPlaceholder, string>>,
): string {
  const text = texts[language] ?? texts[defaultLanguage] ?? '';
  return text.replaceAll(inBraces, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}
