import type { QuoteLine } from '@vakman/domain/quote/quote.lines';
import { lineTotal } from '@vakman/domain/quote/quote.totals';
import type { HomeAge } from '@vakman/domain/quote/quote.vat';
import { formatCents } from '@vakman/domain/format/format.prices';
import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import type { OfferedQuoteWords } from '../../../generated/offered-quote.words.ts';
import { language } from '../../words/language.ts';

const numbers = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 });

/** Cents as the page writes them. */
export const euros = (cents: number): string => formatCents(cents, language);

/** `24,5 × € 21,75 per m²`; nothing for a price that is for all of it. */
export function countedText(
  line: QuoteLine,
  age: HomeAge,
  per: OfferedQuoteWords['per'],
): string | undefined {
  if (line.unit === 'job' && line.quantity === 1000) return undefined;
  const price = fill(per[line.unit], { price: euros(lineTotal(line, age).unitPrice) });
  return `${numbers.format(line.quantity / 1000)} × ${price}`;
}
