/** Mails to whoever a quote is for. */
export const quoteMailKinds = [
  'quote',
  'quote-code',
  'quote-reminder',
  'quote-accepted',
  'quote-withdrawn',
  'quote-taken-back',
] as const;
export type QuoteMailKind = (typeof quoteMailKinds)[number];
