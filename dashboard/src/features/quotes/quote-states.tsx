import { formatEuro } from '@vakman/domain/format/format.prices';
import type { QuoteCounts } from '@vakman/domain/quote/quote-list.answers';
import { quoteStates, type QuoteState } from '@vakman/domain/quote/quote.states';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface QuoteStatesProps {
  readonly counts: QuoteCounts;
  readonly state: QuoteState | undefined;
  readonly onState: (state: QuoteState | '') => void;
}

/** Versions that another took the place of are no offers, and add nothing up. */
const counted = quoteStates.filter((state) => state !== 'replaced');

/** How many quotes are in each state, and what they add up to; a press shows these alone. */
export function QuoteStates({ counts, state: shown, onState }: QuoteStatesProps) {
  const { states, list: words } = useWords(quotesWords);
  const all = Object.values(counts).reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className="quotes-states" aria-label={words.states}>
      <button type="button" aria-pressed={shown === undefined} onClick={() => onState('')}>
        {words.all} <span>{all}</span>
      </button>
      {counted.map((state) => {
        const { count = 0, total = 0 } = counts[state] ?? {};
        return (
          <button key={state} type="button" aria-pressed={shown === state} onClick={() => onState(state)}>
            {states[state]} <span>{count}</span>
            {count > 0 && (
              <span className="quotes-worth">{formatEuro(Math.round(total / 100), language)}</span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
