/**
 * What a quote is. A draft has no number; one that was sent waits for the customer, who accepts or declines it or asks
 * for a change; a new version takes the place of one that was sent.
 */
export const quoteStates = [
  'draft',
  'sent',
  'change-asked',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/**
 * To which states a quote may go from each; from what was accepted the customer alone withdraws, by right. The same as
 * `private.is_quote_step` of the database.
 */
export const quoteSteps = {
  draft: ['sent'],
  sent: ['change-asked', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced'],
  'change-asked': ['accepted', 'declined', 'expired', 'withdrawn', 'replaced'],
  accepted: ['withdrawn'],
  declined: ['replaced'],
  expired: ['replaced'],
  withdrawn: ['replaced'],
  replaced: [],
} as const satisfies Readonly<Record<QuoteState, readonly QuoteState[]>>;

/** Days for which a quote holds, the day on which it is sent not counted. */
export const quoteValidDays = 30;
