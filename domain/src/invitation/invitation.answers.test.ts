import { expect, test } from 'vitest';
import { invitationState } from './invitation.answers.ts';

const now = Date.parse('2026-11-23T09:00:00Z');
const sent = { expires_at: '2026-11-30T09:00:00Z', opened_at: null, accepted_at: null, revoked_at: null };
const moment = '2026-11-23T08:00:00Z';

test.each([
  ['sent', {}],
  ['opened', { opened_at: moment }],
  ['expired', { opened_at: moment, expires_at: '2026-11-23T09:00:00Z' }],
  ['accepted', { accepted_at: moment, expires_at: moment }],
  ['revoked', { revoked_at: moment, expires_at: moment }],
])('%s: %o', (state, changes) => {
  expect(invitationState({ ...sent, ...changes }, now)).toBe(state);
});
