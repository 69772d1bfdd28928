import { expect, test } from 'vitest';
import { pathPattern } from './path-pattern.ts';

test.each([
  ['/a', '/a', {}],
  ['/a', '/a/', {}],
  ['/a/', '/a', {}],
  ['/', '/', {}],
  ['/*', '/', { splat: '' }],
  ['/*', '/x/y.css', { splat: 'x/y.css' }],
  ['/de/*', '/de', { splat: '' }],
  ['/de/*', '/de/a/b', { splat: 'a/b' }],
  ['/blog/:year/:slug', '/blog/2026/verf', { year: '2026', slug: 'verf' }],
  ['/a.b', '/a.b', {}],
])('%s fits %s', (pattern, path, values) => {
  expect(pathPattern(pattern).match(path)).toEqual(values);
});

test.each([
  ['/a', '/ab'],
  ['/a', '/a/b'],
  ['/de/*', '/deur'],
  ['/blog/:slug', '/blog/a/b'],
  ['/blog/:slug', '/blog'],
  ['/a.b', '/axb'],
])('%s does not fit %s', (pattern, path) => {
  expect(pathPattern(pattern).match(path)).toBeUndefined();
});

test('a pattern that cannot be obeyed is refused', () => {
  expect(() => pathPattern('a')).toThrow('does not start with');
  expect(() => pathPattern('/a/*/b')).toThrow('not its last segment');
});
