import { formatCents } from '@vakman/domain/format/format.prices.ts';
import { quoteTotals } from '@vakman/domain/quote/quote.totals.ts';
import { homeAges, vatOf, type HomeAge, type VatReason } from '@vakman/domain/quote/quote.vat.ts';
import type { QuoteDocumentOrder } from '../quote-document.order.ts';
import type { Words } from '../words.ts';
import type { Block } from './document-content.ts';
import { isHomeAgeOpen } from './open-rate.ts';
import { writePercent } from './written-figures.ts';

/** What everything comes to, with the tax in it and why it is that; both answers where the customer has yet to give his. */
export function totalsBlocks(
  order: QuoteDocumentOrder,
  chosen: ReadonlySet<string>,
  words: Words,
): readonly Block[] {
  const { quote, language, homeAge, answer } = order;
  const isOpen = isHomeAgeOpen(order);
  const ages: readonly HomeAge[] = isOpen ? homeAges : [homeAge ?? 'older'];
  const totals = ages.map((age) => quoteTotals(quote.lines, age, chosen));
  const percents = [...new Set(totals.flatMap(({ vats }) => vats.map(({ percent }) => percent)))].toSorted(
    (a, b) => a - b,
  );
  const euro = (cents: number) => formatCents(cents, language);
  const vatOfRate = (percent: number) =>
    totals.map(({ vats }) => euro(vats.find((vat) => vat.percent === percent)?.vat ?? 0));
  const reasons = new Set<VatReason>(
    ages.flatMap((age) => quote.lines.map(({ work }) => vatOf(work, age).reason)),
  );
  const hasChoices = quote.lines.some(({ kind }) => kind !== 'fixed');
  const reasonOf = (reason: VatReason) => {
    const { percent } = reason === 'older-home' ? vatOf('painting', 'older') : vatOf('other', 'newer');
    const said = reason === 'other-work' ? 'other-work' : (`${reason}.${isOpen ? 'open' : 'said'}` as const);
    return words(`reasons.${said}`, { percent: writePercent(percent, language) });
  };
  return [
    ...(hasChoices && !answer
      ? [{ kind: 'text', text: words('totals.choices'), tone: 'muted' } as const]
      : []),
    {
      kind: 'totals',
      totals: {
        columns: isOpen ? ages.map((age) => words(`totals.columns.${age}`)) : [],
        rows: [
          { label: words('totals.withoutVat'), values: totals.map(({ withoutVat }) => euro(withoutVat)) },
          ...percents.map((percent) => ({
            label: words('totals.vat', { percent: writePercent(percent, language) }),
            values: vatOfRate(percent),
          })),
        ],
        total: { label: words('totals.total'), values: totals.map(({ total }) => euro(total)) },
      },
    },
    ...[...reasons].map((reason) => ({ kind: 'text', text: reasonOf(reason), tone: 'muted' }) as const),
  ];
}
