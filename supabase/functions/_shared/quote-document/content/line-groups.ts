import { formatCents } from '@vakman/domain/format/format.prices.ts';
import { alternativesOf } from '@vakman/domain/quote/quote.choices.ts';
import type { QuoteLine } from '@vakman/domain/quote/quote.lines.ts';
import { lineTotal } from '@vakman/domain/quote/quote.totals.ts';
import { homeAges, vatOf } from '@vakman/domain/quote/quote.vat.ts';
import type { QuoteDocumentOrder } from '../quote-document.order.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Words } from '../words.ts';
import type { Block, PrintedLine } from './document-content.ts';
import { isHomeAgeOpen } from './open-rate.ts';
import { writePercent, writeQuantity } from './written-figures.ts';

/** The lines of the quote: first what belongs to the job, then what is chosen one of, then what may be left out. */
export function lineBlocks(
  order: QuoteDocumentOrder,
  chosen: ReadonlySet<string>,
  words: Words,
): readonly Block[] {
  const { quote, language, homeAge, answer } = order;
  const isOpen = isHomeAgeOpen(order);
  const age = homeAge ?? 'older';

  const ratesOf = ({ work }: QuoteLine): string => {
    const percents = (isOpen ? homeAges : [age]).map((each) => vatOf(work, each).percent);
    return [...new Set(percents)].map((percent) => writePercent(percent, language)).join(' / ');
  };
  const print = (line: QuoteLine): PrintedLine => {
    const { unitPrice, total } = lineTotal(line, age);
    const isTaken = chosen.has(line.id);
    const said = answer ? 'answered' : 'open';
    return {
      title: cleanText(line.title),
      description: cleanText(line.description),
      quantity: writeQuantity(line, language, words),
      price: formatCents(unitPrice, language),
      vat: ratesOf(line),
      amount: formatCents(total, language),
      ...(line.kind !== 'fixed' && {
        choice: {
          sign: line.kind === 'alternative' ? 'circle' : 'box',
          isTaken,
          words: words(`choices.${said}.${isTaken ? 'taken' : 'left'}`),
        },
      }),
    };
  };
  const group = (title: string, note: string, lines: readonly QuoteLine[]): Block[] =>
    lines.length === 0 ? [] : [{ kind: 'lines', group: { title, note, lines: lines.map(print) } }];
  const ofKind = (kind: QuoteLine['kind']) => quote.lines.filter((line) => line.kind === kind);

  if (quote.lines.length === 0) return [{ kind: 'text', text: words('lines.none'), tone: 'muted' }];
  return [
    ...(isOpen ? [{ kind: 'text', text: words('lines.openRate'), tone: 'muted' } as const] : []),
    ...group(words('lines.fixed'), '', ofKind('fixed')),
    ...[...alternativesOf(quote.lines)].flatMap(([name, lines]) =>
      group(
        words('lines.alternatives', { group: cleanText(name) }),
        answer ? '' : words('lines.chooseOne'),
        lines,
      ),
    ),
    ...group(words('lines.optional'), answer ? '' : words('lines.chooseAny'), ofKind('optional')),
  ];
}
