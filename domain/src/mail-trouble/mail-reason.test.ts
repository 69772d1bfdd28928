import { expect, test } from 'vitest';
import { mailReason } from './mail-reason.ts';

test.each([
  [null, 'untried'],
  ['SMTP ESOCKET', 'unreachable'],
  ['SMTP ECONNECTION 421', 'unreachable'],
  ['SMTP 23', 'unreachable'],
  ['mail service not reached: TimeoutError', 'unreachable'],
  ['SMTP EAUTH 535', 'signIn'],
  ['SMTP EENVELOPE 530', 'signIn'],
  ['mail service answered 401', 'signIn'],
  ['SMTP EENVELOPE 554', 'server'],
  ['SMTP', 'server'],
  ['mail service answered 500', 'server'],
  ['claimed and left behind', 'interrupted'],
  ['not understood by the function', 'ourselves'],
  ['unexpected error', 'ourselves'],
])('%j is %s', (last_error, reason) => {
  expect(mailReason({ last_error, fault: 'system' })).toBe(reason);
});

test('what concerns one address is told of that', () => {
  expect(mailReason({ last_error: 'SMTP EENVELOPE 550', fault: 'refused' })).toBe('address');
  expect(mailReason({ last_error: 'SMTP EENVELOPE 450', fault: 'deferred' })).toBe('deferred');
});
