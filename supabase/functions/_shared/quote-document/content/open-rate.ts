import type { QuoteDocumentOrder } from '../quote-document.order.ts';

/** Whether the customer has yet to say how old his home is, and the tax depends on it. */
export const isHomeAgeOpen = ({ homeAge, quote }: Pick<QuoteDocumentOrder, 'homeAge' | 'quote'>): boolean =>
  homeAge === null && quote.lines.some(({ work }) => work === 'painting');
