import type { QuoteLine as Line } from '@vakman/domain/quote/quote.lines';
import type { HomeAge } from '@vakman/domain/quote/quote.vat';
import type { Language } from '@vakman/domain/languages/languages';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import { countedText, euros } from './offer-words.ts';
import { lineTotal } from '@vakman/domain/quote/quote.totals';

export interface QuoteLineProps {
  readonly line: Line;
  /** Of the home, as far as it was stated. */
  readonly age: HomeAge | null;
  /** That of the quote, which may not be the page's. */
  readonly lang: Language;
}

/** What is done, how much of it, and what that costs. Spans alone: it also stands in labels. */
export function QuoteLine({ line, age, lang }: QuoteLineProps) {
  const { per } = useWords(offeredQuoteWords);
  const counted = countedText(line, age ?? 'older', per);
  return (
    <span className="offer-line">
      <span className="offer-line-title" lang={lang} dir="auto">
        {line.title}
      </span>
      <span className="offer-amount">{euros(lineTotal(line, age ?? 'older').total)}</span>
      {line.description !== '' && (
        <span className="offer-line-text" lang={lang} dir="auto">
          {line.description}
        </span>
      )}
      {counted !== undefined && <span className="offer-line-count">{counted}</span>}
    </span>
  );
}
