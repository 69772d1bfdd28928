import { beforeEach, expect, test, vi } from 'vitest';
import { findPhp, providePhp } from './provide-php.ts';

const { providePackages } = vi.hoisted(() => ({ providePackages: vi.fn() }));
vi.mock(import('./provide-packages.ts'), () => ({ providePackages, mayInstall: () => false }));

beforeEach(() => void providePackages.mockReset());

test('the named PHP goes before that of the path, and what does not run is none', () => {
  expect(findPhp({ PHP_PATH: '/bin/true' })).toBe('/bin/true');
  expect(findPhp({ PHP_PATH: '/bin/false' })).toBeUndefined();
});

test('where there is none, the package of Debian is asked for', () => {
  providePackages.mockReturnValueOnce('/usr/bin/php');
  expect(providePhp()).toBe('/usr/bin/php');
  expect(providePackages.mock.lastCall?.[0]).toMatchObject({ packages: ['php-cli'] });
});
