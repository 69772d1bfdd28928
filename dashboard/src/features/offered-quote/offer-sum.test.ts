import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import { expect, test } from 'vitest';
import { offerSum } from './offer-sum.ts';

const chosen = firstChoice(exampleQuoteLines);

test('while nobody stated the age of the home, both sums stand there', () => {
  expect(offerSum(exampleQuoteLines, null, chosen)).toEqual({
    kind: 'either',
    older: quoteTotals(exampleQuoteLines, 'older', chosen),
    newer: quoteTotals(exampleQuoteLines, 'newer', chosen),
  });
});

test('once it is stated there is one', () => {
  expect(offerSum(exampleQuoteLines, 'newer', chosen)).toEqual({
    kind: 'known',
    age: 'newer',
    totals: quoteTotals(exampleQuoteLines, 'newer', chosen),
  });
});

test('work that no age taxes otherwise has one sum', () => {
  const cleaning = exampleQuoteLines.filter(({ work }) => work === 'other').map((line) => ({ ...line }));
  expect(offerSum(cleaning, null, new Set(cleaning.map(({ id }) => id)))).toMatchObject({ kind: 'known' });
});
