import { beforeEach, expect, test, vi } from 'vitest';
import { providePackages } from './provide-packages.ts';
import { provideEngines } from './provide-engines.ts';

// As on a machine where nothing may be installed.
vi.mock(import('./provide-packages.ts'), () => ({
  mayInstall: () => false,
  providePackages: vi.fn(({ name, find }) => {
    const found = find();
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  }),
}));

const variables = ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'XVFB_RUN_PATH'] as const;

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('PATH', '/nowhere');
});

test('programs that the environment names are taken', () => {
  for (const variable of variables) vi.stubEnv(variable, '/bin/true');
  expect(provideEngines()).toEqual(Object.fromEntries(variables.map((variable) => [variable, '/bin/true'])));
  expect(providePackages).toHaveBeenCalledTimes(3);
});

test.each([
  ['Firefox', 'FIREFOX_PATH'],
  ['WebKitGTK', 'WEBKIT_DRIVER_PATH'],
  ['Xvfb', 'XVFB_RUN_PATH'],
] as const)('a machine without %s is told so', (name, absent) => {
  for (const variable of variables) vi.stubEnv(variable, variable === absent ? '/no/program' : '/bin/true');
  expect(provideEngines).toThrow(`no ${name}`);
});
