import { formatCents } from '@vakman/domain/format/format.prices';
import type { ListedQuote } from '@vakman/domain/quote/quote-list.answers';
import { Link } from '@swan-io/chicane';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import { QuoteNumber } from './quote-number.tsx';
import { QuoteState } from './quote-state.tsx';
import './quotes-part.css';

interface QuotesPartProps {
  readonly quotes: readonly ListedQuote[];
  /** Said where there are none. */
  readonly none: string;
  readonly isBusy?: boolean;
  /** Another one is wanted; missing where none can be made. */
  readonly onBegin?: () => Promise<void>;
}

/** Quotes on the page of what they belong to. */
export function QuotesPart({ quotes, none, isBusy = false, onBegin }: QuotesPartProps) {
  const { request: words } = useWords(quotesWords);
  return (
    <RequestPart title={words.title}>
      {quotes.length === 0 && <p className="request-muted">{none}</p>}
      <ul className="quotes-part">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <Link to={router.quote({ quoteId: quote.id })}>
              <span dir="auto">{quote.title}</span>
            </Link>
            <span className="request-muted">
              <QuoteNumber quote={quote} /> · {formatCents(quote.total, language)}
            </span>
            <QuoteState state={quote.state} />
          </li>
        ))}
      </ul>
      {onBegin && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void onBegin()}>
          {words.begin}
        </button>
      )}
    </RequestPart>
  );
}
