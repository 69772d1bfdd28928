import { useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { OfferActions } from './offer-actions.ts';

interface DocumentButtonsProps extends Pick<OfferActions, 'takeDocument'> {
  /** Whether there is a PDF. */
  readonly hasDocument: boolean;
}

/** The quote to keep: as the document that was mailed, or on paper. */
export function DocumentButtons({ hasDocument, takeDocument }: DocumentButtonsProps) {
  const { document: words } = useWords(offeredQuoteWords);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const take = async () => {
    setState('busy');
    try {
      await takeDocument();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="offer-document">
      <div className="actions">
        {hasDocument && (
          <button
            type="button"
            className="button"
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && void take()}
          >
            {state === 'busy' ? words.busy : words.take}
          </button>
        )}
        <button type="button" className="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
      {state === 'failed' && (
        <p className="fault-notice" role="alert">
          {words.failed}
        </p>
      )}
    </div>
  );
}
