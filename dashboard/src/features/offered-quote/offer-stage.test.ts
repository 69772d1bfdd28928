import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { expect, test } from 'vitest';
import { exampleOffer } from './offer.example.ts';
import { daysLeft, offerStage } from './offer-stage.ts';

const none = { accept: false, decline: false, ask_change: false, withdraw: false };
const answer = {
  kind: 'withdrawn' as const,
  at: '2026-11-26T10:00:00Z',
  chosen: [],
  home_age: null,
  totals: null,
  early_start: false,
  signed_by: null,
  reason: null,
  words: '',
} satisfies OfferedQuote['answer'];
const { quote } = exampleOffer;

test.each([
  [exampleOffer, 'open'],
  [{ ...exampleOffer, may: none }, 'read'],
  [{ ...exampleOffer, quote: { ...quote, state: 'change-asked' } }, 'change-asked'],
  [{ ...exampleOffer, quote: { ...quote, state: 'accepted' } }, 'accepted'],
  [{ ...exampleOffer, quote: { ...quote, state: 'declined' } }, 'declined'],
  [{ ...exampleOffer, quote: { ...quote, state: 'expired' } }, 'expired'],
  [{ ...exampleOffer, quote: { ...quote, state: 'replaced' } }, 'replaced'],
  [{ ...exampleOffer, quote: { ...quote, state: 'withdrawn' } }, 'taken-back'],
  [{ ...exampleOffer, quote: { ...quote, state: 'withdrawn' }, answer }, 'withdrawn'],
] satisfies [OfferedQuote, string][])('a quote stands as it was answered (%#)', (offer, stage) => {
  expect(offerStage(offer)).toBe(stage);
});

test.each([
  ['2026-11-24T08:55:00Z', 30],
  ['2026-12-23T22:59:00Z', 1],
  // In the Netherlands the last day has begun.
  ['2026-12-23T23:01:00Z', 0],
  ['2026-12-24T22:59:00Z', 0],
  ['2026-12-24T23:01:00Z', -1],
])('at %s there are %i days left', (now, left) => {
  expect(daysLeft('2026-12-24', Date.parse(now))).toBe(left);
});
