import { expect, it } from 'vitest';
import { needsHomeAge } from './quote.answering.ts';
import { firstChoice } from './quote.choices.ts';
import { exampleQuoteLines } from './quote.example.ts';

it('the age of a home matters where something is painted that is counted', () => {
  const painted = exampleQuoteLines.map((line) => ({ ...line, kind: 'optional' as const, group: '' }));
  const [first, , , cleaning] = painted;
  expect(needsHomeAge(exampleQuoteLines, firstChoice(exampleQuoteLines))).toBe(true);
  expect(needsHomeAge(painted, new Set())).toBe(false);
  expect(needsHomeAge(painted, new Set([cleaning?.id ?? '']))).toBe(false);
  expect(needsHomeAge(painted, new Set([first?.id ?? '']))).toBe(true);
});
