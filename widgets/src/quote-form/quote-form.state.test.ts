import { expect, test } from 'vitest';
import { initialState, quoteFormReducer, summarised } from './quote-form.state.ts';

test('wrong fields are listed in the order of the form', () => {
  const state = quoteFormReducer(initialState, { type: 'invalid', fields: ['message', 'timeline', 'name'] });
  expect(state).toEqual({ phase: 'editing', listed: ['name', 'timeline', 'message'] });
});

test('a submission clears what the last one said', () => {
  const refused = quoteFormReducer(initialState, { type: 'refused', trouble: 'failed', noticed: true });
  expect(refused.trouble).toBe('failed');
  expect(quoteFormReducer(refused, { type: 'submitting' })).toEqual({ phase: 'submitting', listed: [] });
});

test('an accepted request ends with its receipt, and another one begins anew', () => {
  const receipt = { reference: '3F2A-91C4', email: 'jo@example.test', answerBy: '2026-11-29T17:00:00.000Z' };
  const done = quoteFormReducer(initialState, { type: 'accepted', receipt });
  expect(done).toEqual({ phase: 'done', listed: [], receipt });
  expect(quoteFormReducer(done, { type: 'another' })).toEqual({ ...initialState, again: true });
});

test('being online again ends only the trouble of being offline', () => {
  const offline = quoteFormReducer(initialState, { type: 'refused', trouble: 'offline', noticed: false });
  expect(quoteFormReducer(offline, { type: 'online' })).toEqual(initialState);
  const failed = quoteFormReducer(initialState, { type: 'refused', trouble: 'failed', noticed: true });
  expect(quoteFormReducer(failed, { type: 'online' })).toBe(failed);
});

test('the summary loses what was mended and gains nothing', () => {
  expect(summarised(['name', 'phone'], { phone: 'phone.tooShort', message: 'message.tooShort' })).toEqual([
    'phone',
  ]);
});
