import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { OfferSum } from './offer-sum.ts';
import { euros } from './offer-words.ts';

interface OfferBarProps {
  readonly sum: OfferSum;
  /** Undefined where it cannot be accepted. */
  readonly onAccept: (() => void) | undefined;
}

/** The sum and the way to accept it, always in sight on a phone; whoever only listens hears each new sum. */
export function OfferBar({ sum, onAccept }: OfferBarProps) {
  const { sum: words, accept } = useWords(offeredQuoteWords);
  const totals =
    sum.kind === 'known'
      ? { now: euros(sum.totals.total) }
      : { older: euros(sum.older.total), newer: euros(sum.newer.total) };
  const told = fill(sum.kind === 'known' ? words.now : words.nowEither, totals);
  // What stands there at first is read with the page.
  const [first] = useState(told);
  const [hasChanged, setChanged] = useState(false);
  if (told !== first && !hasChanged) setChanged(true);
  return (
    <>
      <output className="unseen">{hasChanged && told}</output>
      <div className="offer-bar">
        <p aria-hidden="true">
          <span>{words.total}</span>
          <b>{sum.kind === 'known' ? totals.now : `${totals.older} / ${totals.newer}`}</b>
        </p>
        {onAccept && (
          <button type="button" className="button primary" onClick={onAccept}>
            {accept.open}
          </button>
        )}
      </div>
    </>
  );
}
