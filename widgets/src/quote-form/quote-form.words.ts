import type { LocalFacts } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/quote-form.words.ts';
import type nl from './messages/nl.json';

export type QuoteFormMessages = typeof nl;

/** What the quote form says and knows in one language. */
export interface QuoteFormWords {
  readonly messages: QuoteFormMessages;
  readonly localFacts: LocalFacts;
}

/** Rejects where the chunk does not arrive. */
export async function loadQuoteFormWords(language: Language): Promise<QuoteFormWords> {
  return (await wordsByLanguage[language]()).words;
}
