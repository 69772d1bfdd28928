import { BackendError } from '@vakman/supabase/client/connection';
import { expect, test } from 'vitest';
import { answerFault, isOutdated } from './answer-fault.ts';

test.each([
  ['changed', 'changed', true],
  ['wrong_total', 'changed', true],
  ['no_such_step', 'changed', true],
  ['PT404', 'gone', true],
  ['wrong_code', 'wrongCode', false],
  ['code_expired', 'codeExpired', false],
  ['home_age_missing', 'homeAge', false],
  ['23514', 'refused', false],
  ['PT429', 'tooManyRequests', false],
  ['XX000', 'failed', false],
] as const)('what the backend calls %s is told as %s', (code, fault, outdated) => {
  const told = answerFault(new BackendError('no', { status: 409, code }));
  expect(told).toBe(fault);
  expect(isOutdated(told)).toBe(outdated);
});
