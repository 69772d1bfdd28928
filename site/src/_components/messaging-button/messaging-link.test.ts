import { expect, test } from 'vitest';
import { messagingLink } from './messaging-link.ts';

test('the number stands as the app wants it: with its country, digits alone', () => {
  expect(messagingLink('06 12 34 56 78', 'Hallo')).toBe('https://wa.me/31612345678?text=Hallo');
});

test.each([
  'Ik ontvang graag een offerte (neem contact op)',
  'Хочу розрахунок & більше?',
  '您好，请联系我！',
  'a+b=c#d%e',
])('the words arrive as they are: %s', (words) => {
  const { origin, searchParams, hash } = new URL(messagingLink('+31 6 12345678', words));
  expect([origin, searchParams.get('text'), hash]).toEqual(['https://wa.me', words, '']);
});
