import type { ElementDefinition } from '../element/element-definition.ts';
import {
  quotePopupAttributes,
  type QuotePopupAttributes,
  type QuotePopupEvents,
} from './quote-popup.props.ts';
import { QuotePopup } from './quote-popup.tsx';
import { loadQuotePopupWords, type QuotePopupWords } from './quote-popup.words.ts';

/**
 * Quote form in a dialog over the page, opened by the link in its tag or by anything with `data-vakman-open`.
 *
 * @slot - The link that opens it, and that visitors follow whose browser does not load it.
 * @csspart popup The dialog.
 * @csspart close Button that closes it.
 */
export const quotePopup: ElementDefinition<QuotePopupAttributes, QuotePopupWords, QuotePopupEvents> = {
  tag: 'vakman-quote-popup',
  Component: QuotePopup,
  attributes: quotePopupAttributes,
  methods: ['show', 'close'],
  loadStyles: async () => (await import('./quote-popup.styles.ts')).quotePopupStyles,
  loadWords: loadQuotePopupWords,
};
