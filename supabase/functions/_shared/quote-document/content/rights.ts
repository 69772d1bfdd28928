import type { QuoteDocumentOrder } from '../quote-document.order.ts';
import type { Words } from '../words.ts';
import type { Block } from './document-content.ts';

/** How the quote is accepted, and how long one may go back on that. */
export function rightsBlocks(order: QuoteDocumentOrder, words: Words): readonly Block[] {
  const { quote, facts, answer, pageUrl } = order;
  const { phone, email } = facts.company;
  const ways: readonly Block[] =
    answer !== undefined || quote.number === null
      ? []
      : [
          { kind: 'heading', text: words('accept.title') },
          {
            kind: 'list',
            items: [words('accept.open'), words('accept.choose'), words('accept.sign')],
          },
          ...(pageUrl === undefined
            ? []
            : [{ kind: 'link', text: pageUrl.replace(/^https?:\/\//, ''), address: pageUrl } as const]),
          { kind: 'text', text: words('accept.questions', { phone: phone.display, email }), tone: 'muted' },
        ];
  return [
    ...ways,
    { kind: 'heading', text: words('withdrawal.title') },
    { kind: 'text', text: words('withdrawal.text') },
    { kind: 'text', text: words('withdrawal.early'), tone: 'muted' },
  ];
}
