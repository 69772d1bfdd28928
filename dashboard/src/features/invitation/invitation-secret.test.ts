import { expect, test } from 'vitest';
import { readInvitationSecret } from './invitation-secret.ts';

const secret = '0a'.repeat(32);

test.each([
  [`#${secret}`, secret],
  ['', ''],
  ['#content', ''],
  [`#${secret}0`, ''],
  [`#${secret.toUpperCase()}`, ''],
  ['#<script>', ''],
])('%s', (fragment, expected) => {
  expect(readInvitationSecret(fragment)).toBe(expected);
});
