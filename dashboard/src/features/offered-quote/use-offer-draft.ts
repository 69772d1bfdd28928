import { fittingChoice } from '@vakman/domain/quote/quote.choices';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { firstDraft, type OfferDraft } from '@vakman/domain/quote/offered-quote.draft';
import { browserStorage } from '@vakman/widgets/storage/browser-storage.ts';
import { useEffect, useState } from 'react';
import { keepOfferDraft, readOfferDraft } from './offer-draft.ts';

export interface KeptDraft {
  readonly draft: OfferDraft;
  readonly change: (part: Partial<OfferDraft>) => void;
  /** Once it was sent. */
  readonly forget: () => void;
}

/** What somebody chooses and types: kept for the tab, and held to the lines that the quote has now. */
export function useOfferDraft(offer: OfferedQuote): KeptDraft {
  const [draft, setDraft] = useState(() => readOfferDraft(offer, browserStorage('sessionStorage')));
  const { lines } = offer.quote;
  useEffect(() => {
    const isFirst = JSON.stringify(draft) === JSON.stringify(firstDraft(offer));
    keepOfferDraft(offer, isFirst ? undefined : draft, browserStorage('sessionStorage'));
  }, [offer, draft]);
  return {
    draft: { ...draft, chosen: fittingChoice(lines, draft.chosen) },
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    forget: () => setDraft(firstDraft(offer)),
  };
}
