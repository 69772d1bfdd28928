import type { LocalFacts } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import type nl from './messages/nl.json';

export type QuoteFormMessages = typeof nl;

/** What the quote form says and knows in one language. */
export interface QuoteFormWords {
  readonly messages: QuoteFormMessages;
  readonly localFacts: LocalFacts;
}

/** Written out, so that the build makes a chunk of each language. */
const modules: Readonly<Record<Language, () => Promise<{ readonly words: QuoteFormWords }>>> = {
  nl: () => import('../../generated/quote-form.nl.ts'),
  en: () => import('../../generated/quote-form.en.ts'),
  de: () => import('../../generated/quote-form.de.ts'),
  fr: () => import('../../generated/quote-form.fr.ts'),
  es: () => import('../../generated/quote-form.es.ts'),
  uk: () => import('../../generated/quote-form.uk.ts'),
  ru: () => import('../../generated/quote-form.ru.ts'),
  zh: () => import('../../generated/quote-form.zh.ts'),
};

/** Rejects where the chunk does not arrive. */
export async function loadQuoteFormWords(language: Language): Promise<QuoteFormWords> {
  return (await modules[language]()).words;
}
