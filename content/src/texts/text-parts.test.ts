import { expect, test } from 'vitest';
import { headSchema } from './text-parts.ts';

const isAccepted = (title: string, description: string) =>
  headSchema.safeParse({ title, description }).success;

test('what a search engine shows is short', () => {
  expect(isAccepted('x'.repeat(70), 'x'.repeat(170))).toBe(true);
  expect(isAccepted('x'.repeat(71), 'x')).toBe(false);
  expect(isAccepted('x', 'x'.repeat(171))).toBe(false);
  expect(isAccepted('x', '')).toBe(false);
});

test('the long name of a placeholder takes no room from the words', () => {
  expect(isAccepted('x', `${'x'.repeat(162)}{facadeCleaningPrice}`)).toBe(true);
  expect(isAccepted('x', `${'x'.repeat(163)}{facadeCleaningPrice}`)).toBe(false);
});
