import type { ElementDefinition } from '../element/element-definition.ts';
import { quoteFormAttributes, type QuoteFormAttributes, type QuoteFormEvents } from './quote-form.props.ts';
import { QuoteForm } from './quote-form.tsx';
import { loadQuoteFormWords, type QuoteFormWords } from './quote-form.words.ts';

/**
 * Form by which visitors ask for a quote, with photos of the work.
 *
 * @slot - What visitors get whose browser does not load the form, such as a link.
 * @csspart form Everything that the widget shows.
 * @csspart field One field, with its label, hint, error and control.
 * @csspart label Label of a field.
 * @csspart input Control of a field: line, lines or list.
 * @csspart hint What helps to fill in a field.
 * @csspart error What is wrong with a field.
 * @csspart service Button of a service, above the description.
 * @csspart next Button that goes on to the next step, of a form with `steps`.
 * @csspart back Button that goes back to the step before.
 * @csspart submit Button that sends the request.
 * @csspart toast Notice that comes up over the page.
 */
export const quoteForm: ElementDefinition<QuoteFormAttributes, QuoteFormWords, QuoteFormEvents> = {
  tag: 'vakman-quote-form',
  Component: QuoteForm,
  attributes: quoteFormAttributes,
  methods: ['prefill', 'reset', 'focus', 'submit'],
  loadStyles: async () => (await import('./quote-form.styles.ts')).quoteFormStyles,
  loadWords: loadQuoteFormWords,
};
