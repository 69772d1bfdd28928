import type { QuoteState } from './quote.states.ts';

/** Who has to do the next step with a quote: us, the customer, or nobody. */
export type QuoteWait = 'office' | 'customer' | 'nobody';

const waits: Readonly<Record<QuoteState, QuoteWait>> = {
  draft: 'office',
  sent: 'customer',
  'change-asked': 'office',
  accepted: 'nobody',
  declined: 'nobody',
  expired: 'nobody',
  withdrawn: 'nobody',
  replaced: 'nobody',
};

export const quoteWait = (state: QuoteState): QuoteWait => waits[state];

/** States in which a new version may take the place of a quote: whatever was sent and binds nobody yet. */
export const isReplaceable = (state: QuoteState): boolean =>
  state !== 'draft' && state !== 'accepted' && state !== 'replaced';

/** States from which the office takes its word back. */
export const isWithdrawable = (state: QuoteState): boolean => state === 'sent' || state === 'change-asked';
