import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { ownNextPath } from './account.next-path.ts';

const own = ['/dashboard', '/en/dashboard', '/project'];

test.each(['/dashboard', '/en/dashboard', '/project/3f2a', '/dashboard?tab=chat', '/dashboard#photos'])(
  '%s is our own',
  (next) => {
    expect(ownNextPath(next, own)).toBe(next);
  },
);

test.each([
  undefined,
  '',
  'dashboard',
  'https://evil.test/dashboard',
  '//evil.test/dashboard',
  '/\\evil.test/dashboard',
  '/\t/evil.test/dashboard',
  '/dashboard/..//evil.test',
  '/dashboard/../login',
  '/dashboard/%2e%2e/login',
  '/dashboard//evil.test',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  '/dashboardevil',
  '/login',
  '/dashboard\n',
  `/dashboard?${'a'.repeat(600)}`,
])('%j is not', (next) => {
  expect(ownNextPath(next, own)).toBeUndefined();
});

test('whatever is let through stays on the site, below one of the paths', () => {
  const piece = constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'dashboard',
    'evil.test',
    '\t',
    ' ',
  );
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownNextPath(`/${pieces.join('')}`, own);
      if (path === undefined) return;
      const address = new URL(path, 'https://vakman.example');
      expect(address.origin).toBe('https://vakman.example');
      expect(
        own.some((known) => address.pathname === known || address.pathname.startsWith(`${known}/`)),
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
