import { expect, test } from 'vitest';
import { headSchema } from './text-parts.ts';

const isAccepted = (title: string, description: string) =>
  headSchema.safeParse({ title, description }).success;

test('what a search engine shows is short', () => {
  expect(isAccepted('x'.repeat(70), 'x'.repeat(155))).toBe(true);
  expect(isAccepted('x'.repeat(71), 'x')).toBe(false);
  expect(isAccepted('x', 'x'.repeat(156))).toBe(false);
  expect(isAccepted('x', '')).toBe(false);
});

test('the long name of a placeholder takes no room from the words', () => {
  expect(isAccepted('x', `${'x'.repeat(147)}{facadeCleaningPrice}`)).toBe(true);
  expect(isAccepted('x', `${'x'.repeat(148)}{facadeCleaningPrice}`)).toBe(false);
});
