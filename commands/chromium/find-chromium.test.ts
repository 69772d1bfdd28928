import { expect, test } from 'vitest';
import { chromiumCandidates, runs } from './find-chromium.ts';

test('the named Chromium goes before the one on the path', () => {
  const [first, second] = chromiumCandidates({ CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin:/bin' });
  expect([first, second]).toEqual(['/opt/chromium', '/usr/bin/chromium']);
});

test('a command that is absent or fails is no browser', () => {
  expect(runs('/nowhere/chromium')).toBe(false);
  expect(runs('/bin/false')).toBe(false);
  expect(runs('/bin/true')).toBe(true);
});
