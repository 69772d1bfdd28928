import type { WrappedWidget } from './wrapped-widget.ts';

/** What the wrappers of tests know of the quote form; nothing defines the element. */
export const wrappedForm: WrappedWidget = {
  tag: 'vakman-quote-form',
  name: 'QuoteForm',
  attributes: { lang: 'text', source: 'text', hideTitle: 'flag' },
  events: ['quote-request-submitted', 'widget-ready'],
  methods: ['reset'],
};

/** How a page uses it in any framework, and what a server is to write of it. */
export const givenProps = { lang: 'nl', source: 'klusgids', hideTitle: true };
export const sent = () => new CustomEvent('quote-request-submitted', { detail: { reference: '3F2A-91C4' } });
