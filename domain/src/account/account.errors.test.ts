import { describe, expect, test } from 'vitest';
import { accountFault, accountFaults } from './account.errors.ts';

test.each([
  [{ name: 'AuthApiError', code: 'invalid_credentials', status: 400 }, 'wrongCredentials'],
  [{ name: 'AuthApiError', code: 'otp_expired', status: 403 }, 'wrongCode'],
  [{ name: 'AuthApiError', code: 'session_not_found', status: 403 }, 'sessionEnded'],
  [{ name: 'AuthRetryableFetchError', status: 0 }, 'unreachable'],
  [{ name: 'AuthRetryableFetchError', status: 503 }, 'unreachable'],
  [{ name: 'AuthApiError', status: 429 }, 'tooOften'],
  [{ name: 'AuthUnknownError' }, 'unknown'],
  [{}, 'unknown'],
  [{ code: 'a_code_of_next_year', status: 400 }, 'unknown'],
  [{ code: 'constructor', name: 'toString' }, 'unknown'],
] as const)('%j is %s', (error, fault) => {
  expect(accountFault(error)).toBe(fault);
});

test.each([
  ['length', 'passwordTooShort'],
  ['characters', 'passwordTooSimple'],
  ['pwned', 'passwordKnown'],
] as const)('a password that is weak for its %s is %s', (reason, fault) => {
  const error = { name: 'AuthWeakPasswordError', code: 'weak_password', status: 422, reasons: [reason] };
  expect(accountFault(error)).toBe(fault);
});

describe('nothing says whether an address has an account', () => {
  test('an unknown address and a wrong password sound alike', () => {
    expect(accountFault({ code: 'user_not_found' })).toBe(accountFault({ code: 'invalid_credentials' }));
    expect(accountFault({ code: 'email_not_confirmed' })).toBe(accountFault({ code: 'invalid_credentials' }));
  });

  test('a code for nobody and a code that is wrong sound alike', () => {
    expect(accountFault({ code: 'otp_disabled' })).toBe(accountFault({ code: 'otp_expired' }));
  });

  test('an address that another has and one that may not be used sound alike', () => {
    expect(accountFault({ code: 'email_exists' })).toBe(
      accountFault({ code: 'email_address_not_authorized' }),
    );
  });
});

test('each fault is one of those that have a sentence', () => {
  expect(new Set(accountFaults).size).toBe(accountFaults.length);
});
