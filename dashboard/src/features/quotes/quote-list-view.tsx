import type { ListedQuote, QuoteCounts } from '@vakman/domain/quote/quote-list.answers';
import type { QuoteState } from '@vakman/domain/quote/quote.states';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { Link } from '@swan-io/chicane';
import { useEffect, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { QuoteRows } from './quote-rows.tsx';
import { QuoteStates } from './quote-states.tsx';

export interface QuoteListViewProps {
  readonly quotes: readonly ListedQuote[];
  readonly counts: QuoteCounts;
  readonly search: string;
  readonly state: QuoteState | undefined;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onFilter: (wanted: { readonly search?: string; readonly state?: QuoteState | '' }) => void;
  readonly onAdd: () => void;
}

/** Milliseconds after the last key before the database is asked. */
const pause = 200;

/** Quotes in a list, each with who is to do what next. */
export function QuoteListView(props: QuoteListViewProps) {
  const { quotes, counts, search, state, hasMore, onMore, onFilter, onAdd } = props;
  const { list: words, title, errorPrefix, manage } = useWords(quotesWords);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => onFilter({ search: typed }), pause);
    return () => clearTimeout(timer);
  }, [onFilter, search, typed]);
  const isFiltered = search !== '' || state !== undefined;
  return (
    <div className="quotes">
      <div className="quotes-head">
        <h1>{title}</h1>
        <div className="quotes-acts">
          <button type="button" className="button" onClick={onAdd}>
            {words.add}
          </button>
          <Link className="button" to={router.quoteTexts()}>
            {manage.title}
          </Link>
        </div>
      </div>
      <QuoteStates counts={counts} state={state} onState={(wanted) => onFilter({ state: wanted })} />
      <TextField
        id="quotes-search"
        label={words.search}
        errorPrefix={errorPrefix}
        error={undefined}
        input={{
          type: 'search',
          value: typed,
          maxLength: 100,
          onChange: ({ target }) => setTyped(target.value),
        }}
      />
      {quotes.length === 0 ? (
        <div className="quotes-none">
          <p>{isFiltered ? words.noneFound : words.none}</p>
          {isFiltered && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setTyped('');
                onFilter({ search: '', state: '' });
              }}
            >
              {words.clear}
            </button>
          )}
        </div>
      ) : (
        <QuoteRows quotes={quotes} />
      )}
      {hasMore && (
        <p>
          <button type="button" className="button" onClick={onMore}>
            {words.more}
          </button>
        </p>
      )}
    </div>
  );
}
