import { formatDate } from '@vakman/domain/format/format.dates';
import { formatCents } from '@vakman/domain/format/format.prices';
import type { ListedQuote } from '@vakman/domain/quote/quote-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { Link } from '@swan-io/chicane';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { QuoteNumber } from './quote-number.tsx';
import { QuoteState } from './quote-state.tsx';

/** Quotes one below the other. */
export function QuoteRows({ quotes }: { readonly quotes: readonly ListedQuote[] }) {
  const { list: words } = useWords(quotesWords);
  return (
    <ul className="quote-rows">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <div className="quote-row-what">
            <Link to={router.quote({ quoteId: quote.id })}>
              <span dir="auto">{quote.title}</span>
            </Link>
            <span className="quote-muted" dir="auto">
              {quote.name} · {quote.street_address}, {quote.postal_code}
            </span>
            <span className="quote-muted">
              <QuoteNumber quote={quote} />
              {' · '}
              {quote.state === 'sent' && quote.valid_until !== null
                ? fill(words.until, { date: formatDate(quote.valid_until, language) })
                : fill(words.changed, { date: formatDate(quote.updated_at, language) })}
            </span>
          </div>
          <QuoteState state={quote.state} />
          <strong className="quote-amount">{formatCents(quote.total, language)}</strong>
        </li>
      ))}
    </ul>
  );
}
