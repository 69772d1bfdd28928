import { formatCents } from '@vakman/domain/format/format.prices';
import type { ListedQuote } from '@vakman/domain/quote/quote-list.answers';
import { Link } from '@swan-io/chicane';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { QuoteNumber } from './quote-number.tsx';
import { QuotePart } from './quote-part.tsx';
import { QuoteState } from './quote-state.tsx';

/** Other versions of a quote. */
export function QuoteVersions({ versions }: { readonly versions: readonly ListedQuote[] }) {
  const { reading: words } = useWords(quotesWords);
  if (versions.length === 0) return null;
  return (
    <QuotePart title={words.versions}>
      <ul className="quote-versions">
        {versions.map((version) => (
          <li key={version.id}>
            <Link to={router.quote({ quoteId: version.id })}>
              <QuoteNumber quote={version} />
            </Link>
            <span className="quote-muted">{formatCents(version.total, language)}</span>
            <QuoteState state={version.state} />
          </li>
        ))}
      </ul>
    </QuotePart>
  );
}
