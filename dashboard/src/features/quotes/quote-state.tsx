import type { QuoteState as State } from '@vakman/domain/quote/quote.states';
import { quoteWait } from '@vakman/domain/quote/quote.waits';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { useWords } from '../../words/use-words.ts';
import './quote-state.css';

/** How far a quote is, and who is to do what next. */
export function QuoteState({ state }: { readonly state: State }) {
  const { states, waits } = useWords(quotesWords);
  const wait = quoteWait(state);
  return (
    <span className={`quote-state quote-state-${state}`}>
      {states[state]}
      {wait !== 'nobody' && <span className="quote-wait">{waits[wait]}</span>}
    </span>
  );
}
