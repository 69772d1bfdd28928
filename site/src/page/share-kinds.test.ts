import { expect, test } from 'vitest';
import { shareKindOf } from './share-kinds.ts';

test('a template with a share picture of its own has that', () => {
  expect(shareKindOf('province')).toBe('province');
});

test('templates that are much alike share one', () => {
  expect(shareKindOf('terms')).toBe('legal');
  expect(shareKindOf('privacy')).toBe('legal');
});

test('what nobody shares has that of the home page', () => {
  expect(shareKindOf('admin')).toBe('home');
});
