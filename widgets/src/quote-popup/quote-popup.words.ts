import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/quote-popup.words.ts';
import type nl from './messages/nl.json';

export type QuotePopupMessages = typeof nl;

/** What the widget says in one language. */
export interface QuotePopupWords {
  readonly messages: QuotePopupMessages;
}

/** Rejects where the chunk does not arrive. */
export async function loadQuotePopupWords(language: Language): Promise<QuotePopupWords> {
  return (await wordsByLanguage[language]()).words;
}
