import { expect, it } from 'vitest';
import {
  alternativesOf,
  firstChoice,
  fittingChoice,
  isChoice,
  withAlternative,
  withOption,
} from './quote.choices.ts';
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

it('one of alternatives takes the place of the other, and an option comes and goes', () => {
  const [, , glossy] = exampleQuoteLines;
  if (!glossy) throw new Error('no line');
  expect(withAlternative(exampleQuoteLines, [silk, cleaning], glossy)).toEqual([cleaning, gloss]);
  expect(withOption([silk], cleaning, true)).toEqual([silk, cleaning]);
  expect(withOption([silk, cleaning], cleaning, false)).toEqual([silk]);
});

it('what was chosen of lines that changed stays, as far as it is still there', () => {
  expect(fittingChoice(exampleQuoteLines, [cleaning, gloss])).toEqual([gloss, cleaning]);
  const without = exampleQuoteLines.filter(({ id }) => id !== gloss);
  expect(fittingChoice(without, [cleaning, gloss])).toEqual([silk, cleaning]);
  expect(fittingChoice(exampleQuoteLines, [])).toEqual([silk]);
});
