import type { ListedQuote } from '@vakman/domain/quote/quote-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { useWords } from '../../words/use-words.ts';

/** By what a quote is called on paper; a draft has no number. */
export function QuoteNumber({ quote }: { readonly quote: Pick<ListedQuote, 'number' | 'revision'> }) {
  const { list: words } = useWords(quotesWords);
  const { number, revision } = quote;
  if (number === null) return words.noNumber;
  return revision > 1 ? `${number}, ${fill(words.version, { number: revision })}` : number;
}
