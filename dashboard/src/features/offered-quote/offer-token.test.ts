import { expect, test } from 'vitest';
import { keepOfferToken, keptOfferToken, readOfferToken } from './offer-token.ts';

const secret = '0a'.repeat(32);

test.each([
  [`#${secret}`, secret],
  ['', ''],
  ['#content', ''],
  [`#${secret}0`, ''],
  [`#${secret.toUpperCase()}`, ''],
  ['#<script>', ''],
])('behind %j stands %j', (fragment, expected) => {
  expect(readOfferToken(fragment)).toBe(expected);
});

test('the secret of a tab is read again, and nothing else that was put in its place', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  expect(keptOfferToken(storage)).toBe('');
  keepOfferToken(storage, secret);
  expect(keptOfferToken(storage)).toBe(secret);
  for (const key of stored.keys()) stored.set(key, '<script>');
  expect(keptOfferToken(storage)).toBe('');
});
