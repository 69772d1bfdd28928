import { isChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { firstDraft, type OfferDraft } from '@vakman/domain/quote/offered-quote.draft';
import { offerDraftKey } from '@vakman/domain/stored-items/stored-keys';
import { beforeEach, expect, test } from 'vitest';
import { exampleOffer } from './offer.example.ts';
import { keepOfferDraft, readOfferDraft } from './offer-draft.ts';

const [, silk, gloss, cleaning] = exampleQuoteLines.map(({ id }) => id) as [string, string, string, string];

let stored: Map<string, string>;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};
beforeEach(() => {
  stored = new Map();
});

const written: OfferDraft = {
  ...firstDraft(exampleOffer),
  chosen: [gloss, cleaning],
  homeAge: 'older',
  step: 'accept',
  name: 'Olena Koval',
  change: 'The fence too, please.',
};

test('it begins with the first of all alternatives, no option and nothing stated', () => {
  expect(readOfferDraft(exampleOffer, storage)).toMatchObject({ chosen: [silk], homeAge: null, step: null });
});

test('what was begun stands there again, for this quote and no other', () => {
  keepOfferDraft(exampleOffer, written, storage);
  expect(readOfferDraft(exampleOffer, storage)).toEqual(written);
  const other = { ...exampleOffer, quote: { ...exampleOffer.quote, number: '2026-0043' } };
  expect(readOfferDraft(other, storage)).toEqual(firstDraft(other));
});

test('of a newer version that lacks a line the rest stays chosen, and what was typed', () => {
  keepOfferDraft(exampleOffer, written, storage);
  const lines = exampleQuoteLines.filter(({ id }) => id !== gloss);
  const newer = { ...exampleOffer, quote: { ...exampleOffer.quote, lines, revision: 2 } };
  const draft = readOfferDraft(newer, storage);
  expect(draft).toEqual({ ...written, chosen: [silk, cleaning] });
  expect(isChoice(lines, new Set(draft.chosen))).toBe(true);
});

test('what was sent is forgotten', () => {
  keepOfferDraft(exampleOffer, written, storage);
  keepOfferDraft(exampleOffer, undefined, storage);
  expect(readOfferDraft(exampleOffer, storage)).toEqual(firstDraft(exampleOffer));
});

test.each(['', 'null', '{', '[]', '{"2026-0042":{"chosen":[7]}}'])('from %j nothing is taken', (text) => {
  stored.set(offerDraftKey, text);
  expect(readOfferDraft(exampleOffer, storage)).toEqual(firstDraft(exampleOffer));
});
