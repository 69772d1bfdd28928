import { expect, it } from 'vitest';
import { alternativesOf, firstChoice, isChoice } from './quote.choices.ts';
import { exampleQuoteLines } from './quote.example.ts';

const [fixed, silk, gloss, cleaning] = exampleQuoteLines.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];
const may = (...chosen: string[]) => isChoice(exampleQuoteLines, new Set(chosen));

it('begins with the first of all alternatives', () => {
  expect([...firstChoice(exampleQuoteLines)]).toEqual([silk]);
  expect(alternativesOf(exampleQuoteLines).get('Afwerking')).toHaveLength(2);
});

it('takes one of all alternatives, and options as one likes', () => {
  expect([may(silk), may(gloss), may(gloss, cleaning)]).toEqual([true, true, true]);
});

it('is none with two of the alternatives, with none of them, or with what cannot be chosen', () => {
  expect([may(), may(silk, gloss), may(silk, fixed), may(silk, 'something')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
