import { beforeEach, expect, test, vi } from 'vitest';
import { SentenceError } from '../progress/sentence-error.ts';
import { provideHeadlessChromium } from './provide-chromium.ts';

const { providePackages } = vi.hoisted(() => ({ providePackages: vi.fn() }));
vi.mock(import('./provide-packages.ts'), () => ({ providePackages, mayInstall: () => false }));

beforeEach(() => void providePackages.mockReset());

test('tests get the Chromium without a window', () => {
  providePackages.mockReturnValueOnce('/usr/bin/chromium-headless-shell');
  expect(provideHeadlessChromium()).toBe('/usr/bin/chromium-headless-shell');
  expect(providePackages).toHaveBeenCalledOnce();
});

test('where there is none, and none comes, tests get any Chromium', () => {
  providePackages.mockImplementationOnce(() => {
    throw new SentenceError('Install it.');
  });
  providePackages.mockReturnValueOnce('/usr/bin/chromium');
  expect(provideHeadlessChromium()).toBe('/usr/bin/chromium');
  expect(providePackages.mock.lastCall?.[0]).toMatchObject({ packages: ['chromium'] });
});

test('a fault that is no lack of a browser is told', () => {
  providePackages.mockImplementationOnce(() => {
    throw new TypeError('apt-get is broken');
  });
  expect(provideHeadlessChromium).toThrow('apt-get is broken');
});
