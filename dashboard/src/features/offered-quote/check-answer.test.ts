import { firstDraft } from '@vakman/domain/quote/offered-quote.draft';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { expect, test } from 'vitest';
import { acceptanceFaults } from './check-answer.ts';
import { exampleOffer } from './offer.example.ts';

const signed = { ...firstDraft(exampleOffer), homeAge: 'older', name: 'Olena Koval' } as const;

test('an empty answer lacks all that it takes, in the order of the page', () => {
  expect(acceptanceFaults(exampleOffer, { ...firstDraft(exampleOffer), signature: 'drawn' }, '')).toEqual([
    'homeAge',
    'name',
    'drawing',
    'code',
  ]);
});

test('a code is read without what was put between its digits', () => {
  expect(acceptanceFaults(exampleOffer, signed, ' 123 456 ')).toEqual([]);
  expect(acceptanceFaults(exampleOffer, signed, '12345')).toEqual(['code']);
});

test('an account is asked for no code', () => {
  expect(acceptanceFaults({ ...exampleOffer, proof: 'account' }, signed, '')).toEqual([]);
});

test('the age of the home matters to painting alone, and is stated once', () => {
  const draft = { ...signed, homeAge: null };
  const { quote } = exampleOffer;
  const lines = exampleQuoteLines.filter(({ work }) => work === 'other');
  expect(acceptanceFaults({ quote: { ...quote, lines }, proof: 'account' }, draft, '')).toEqual([]);
  expect(acceptanceFaults({ quote: { ...quote, home_age: 'newer' }, proof: 'account' }, draft, '')).toEqual(
    [],
  );
});

test('a drawing counts once something stands in it', () => {
  const drawn = { ...signed, signature: 'drawn' } as const;
  expect(acceptanceFaults(exampleOffer, drawn, '123456')).toEqual(['drawing']);
  expect(acceptanceFaults(exampleOffer, { ...drawn, drawing: 'M1 1L40 9' }, '123456')).toEqual([]);
});
