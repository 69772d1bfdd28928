import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayInstall, providePackages } from './provide-packages.ts';

const { spawnSync } = vi.hoisted(() => ({ spawnSync: vi.fn() }));
vi.mock(import('node:child_process'), async (original) => ({ ...(await original()), spawnSync }));

const program = (find: () => string | undefined) => ({
  name: 'Lynx',
  packages: ['lynx', 'lynx-data'],
  find,
  advice: 'This needs Lynx.',
});

beforeEach(() => {
  spawnSync.mockReset();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

test('only root on Debian may install', () => {
  expect(mayInstall('NAME="Debian"\nID=debian\n', 0)).toBe(true);
  expect(mayInstall('ID=debian\n', 1000)).toBe(false);
  expect(mayInstall('ID=ubuntu\nID_LIKE=debian\n', 0)).toBe(false);
});

test('what is there is not installed', () => {
  expect(providePackages(program(() => '/usr/bin/lynx'))).toBe('/usr/bin/lynx');
  expect(spawnSync).not.toHaveBeenCalled();
});

test('what does not come is a sentence with the packages', () => {
  expect(() => providePackages(program(() => undefined))).toThrow(
    'This needs Lynx. On Debian: "apt-get install lynx lynx-data".',
  );
});
