import { expect, test } from 'vitest';
import { chromiumCandidates, mayInstallChromium, runs } from './find-chromium.ts';

test('the named Chromium goes before the one on the path', () => {
  const [first, second] = chromiumCandidates({ CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin:/bin' });
  expect([first, second]).toEqual(['/opt/chromium', '/usr/bin/chromium']);
});

test('only root on Debian may install', () => {
  expect(mayInstallChromium('NAME="Debian"\nID=debian\n', 0)).toBe(true);
  expect(mayInstallChromium('ID=debian\n', 1000)).toBe(false);
  expect(mayInstallChromium('ID=ubuntu\nID_LIKE=debian\n', 0)).toBe(false);
});

test('a command that is absent or fails is no browser', () => {
  expect(runs('/nowhere/chromium')).toBe(false);
  expect(runs('/bin/false')).toBe(false);
  expect(runs('/bin/true')).toBe(true);
});
