import { expect, test } from 'vitest';
import { passwordFault } from './account.password.ts';

test.each(['0123456789', 'пароль-пароль', 'correct horse battery', '密码密码密码密码密码', 'a'.repeat(72)])(
  '%j is a password',
  (value) => {
    expect(passwordFault(value)).toBeUndefined();
  },
);

test.each([
  ['', 'tooShort'],
  ['012345678', 'tooShort'],
  ['😀😀😀😀😀', 'tooShort'],
  ['a'.repeat(73), 'tooLong'],
  ['密'.repeat(25), 'tooLong'],
])('%j is none: %s', (value, fault) => {
  expect(passwordFault(value)).toBe(fault);
});
