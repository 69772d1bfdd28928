import { expect, it } from 'vitest';
import { quoteStates, quoteSteps, type QuoteState } from './quote.states.ts';
import { isReplaceable, isWithdrawable, quoteWait } from './quote.waits.ts';

const steps: Readonly<Record<QuoteState, readonly QuoteState[]>> = quoteSteps;

it('a new version and a withdrawal are offered where they are steps', () => {
  for (const state of quoteStates) {
    expect(isReplaceable(state)).toBe(steps[state].includes('replaced'));
    if (isWithdrawable(state)) expect(steps[state]).toContain('withdrawn');
  }
});

it('we wait for the customer alone where he may answer', () => {
  const waiting = quoteStates.filter((state) => quoteWait(state) === 'customer');
  expect(waiting.every((state) => steps[state].includes('accepted'))).toBe(true);
});
