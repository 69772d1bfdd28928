import { expect, test } from 'vitest';
import { isRequestStep, requestStates, requestSteps } from './request-handling.states.ts';

test('no request stays where it is, and from each state there is a way on', () => {
  for (const state of requestStates) {
    expect(isRequestStep(state, state)).toBe(false);
    expect(requestSteps[state]).not.toHaveLength(0);
  }
});

test('every state can be reached from a new request, and from every state one comes back to work', () => {
  const reach = (from: (typeof requestStates)[number]) => {
    const reached = new Set([from]);
    for (const state of reached) for (const next of requestSteps[state]) reached.add(next);
    return reached;
  };
  expect([...reach('new')].toSorted()).toEqual(requestStates.toSorted());
  for (const state of requestStates) expect(reach(state)).toContain('in-progress');
});
