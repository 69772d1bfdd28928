import { exampleOffer } from '@vakman/dashboard/features/offered-quote/offer.example.ts';
import type { OfferedQuote, QuoteAnswer } from '@vakman/domain/quote/offered-quote.answers';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import type { QuoteState } from '@vakman/domain/quote/quote.states';

/** When the stories happen, in milliseconds. */
export const today = Date.parse('2026-12-01T09:00:00+01:00');

const nothing = { accept: false, decline: false, ask_change: false, withdraw: false };
const [, silk, , cleaning] = exampleQuoteLines;
const chosen = [silk?.id ?? '', cleaning?.id ?? ''];

const totals = quoteTotals(exampleQuoteLines, 'older', new Set(chosen));

const answer: QuoteAnswer = {
  kind: 'accepted',
  at: '2026-11-30T19:12:00+01:00',
  chosen: [],
  home_age: null,
  totals: null,
  early_start: false,
  signed_by: null,
  reason: null,
  words: '',
};

/** The quote in a state in which nobody answers it. */
export const closedOffer = (state: QuoteState, of: Partial<OfferedQuote> = {}): OfferedQuote => ({
  ...exampleOffer,
  quote: { ...exampleOffer.quote, state },
  may: nothing,
  ...of,
});

export const acceptedOffer = closedOffer('accepted', {
  answer: {
    ...answer,
    chosen,
    home_age: 'older',
    totals: { ...totals, vats: [...totals.vats] },
    signed_by: 'Олена Коваль',
  },
  may: { ...nothing, withdraw: true },
  withdraw_until: '2026-12-15T00:00:00+01:00',
  project_id: '7a0e0000-0000-4000-8000-000000000001',
});

export const declinedOffer = closedOffer('declined', {
  answer: { ...answer, kind: 'declined', reason: 'too-expensive', words: 'We will wait until next year.' },
});

export const withdrawnOffer = closedOffer('withdrawn', { answer: { ...answer, kind: 'withdrawn' } });

export const changeAskedOffer: OfferedQuote = {
  ...exampleOffer,
  quote: { ...exampleOffer.quote, state: 'change-asked', version: 3 },
  answer: { ...answer, kind: 'change-asked', words: 'The fence behind the house too, please.' },
};

export const replacedOffer = closedOffer('replaced', { newer: '0ffe0000-0000-4000-8000-000000000002' });
