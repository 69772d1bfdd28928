import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import { formatCents } from '@vakman/domain/format/format.prices.ts';
import { firstChoice } from '@vakman/domain/quote/quote.choices.ts';
import { quoteTotals } from '@vakman/domain/quote/quote.totals.ts';
import type { DocumentedAnswer, QuoteDocumentOrder } from '../quote-document.order.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Words } from '../words.ts';
import type { Block, Fact } from './document-content.ts';

/** That the quote was accepted: by whom, when, for what, and what proves it. */
export function acceptanceBlocks(
  order: QuoteDocumentOrder,
  answer: DocumentedAnswer,
  words: Words,
): readonly Block[] {
  const { quote, language, homeAge } = order;
  const chosen = new Set(order.chosen ?? firstChoice(quote.lines));
  const name = cleanText(answer.signature.name);
  const titles = quote.lines
    .filter(({ id, kind }) => kind !== 'fixed' && chosen.has(id))
    .map(({ title, group }) =>
      [group, title]
        .filter((text) => text !== '')
        .map(cleanText)
        .join(': '),
    );
  const { total } = quoteTotals(quote.lines, homeAge ?? 'older', chosen);
  const facts: Fact[] = [
    { label: words('accepted.by'), value: name },
    { label: words('accepted.at'), value: formatFullMoment(answer.at, language) },
    { label: words('accepted.total'), value: formatCents(total, language) },
    ...(titles.length > 0 ? [{ label: words('accepted.chosen'), value: titles.join('\n') }] : []),
    ...(homeAge === null
      ? []
      : [{ label: words('accepted.home'), value: words(`accepted.homes.${homeAge}`) }]),
    ...(answer.earlyStart
      ? [{ label: words('accepted.earlyStart'), value: words('accepted.earlyStartAsked') }]
      : []),
    {
      label: words('accepted.proof'),
      value: words(`accepted.proofs.${answer.proof}`, { address: cleanText(answer.address) }),
    },
    ...(answer.documentHash === null ? [] : [{ label: words('accepted.hash'), value: answer.documentHash }]),
  ];
  return [
    { kind: 'heading', text: words('accepted.title') },
    { kind: 'text', text: words('accepted.text') },
    { kind: 'facts', facts },
    {
      kind: 'signature',
      signature: { ...answer.signature, name },
      label: words('accepted.signature', { name }),
    },
  ];
}
