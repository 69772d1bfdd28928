import type { ElementDefinition } from '../element/element-definition.ts';
import { quoteFormAttributes, type QuoteFormAttributes, type QuoteFormEvents } from './quote-form.props.ts';
import { QuoteForm } from './quote-form.tsx';
import { loadQuoteFormWords, type QuoteFormWords } from './quote-form.words.ts';

/** `<vakman-quote-form>`, for the browser and for the build that renders it. */
export const quoteForm: ElementDefinition<QuoteFormAttributes, QuoteFormWords, QuoteFormEvents> = {
  tag: 'vakman-quote-form',
  Component: QuoteForm,
  attributes: quoteFormAttributes,
  loadStyles: async () => (await import('./quote-form.styles.ts')).quoteFormStyles,
  loadWords: loadQuoteFormWords,
};
