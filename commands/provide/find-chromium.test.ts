import { expect, test } from 'vitest';
import { chromiumCandidates, headlessCandidates, runs } from './find-chromium.ts';

const environment = { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin:/bin' };

test('the named Chromium goes before the one on the path', () => {
  const [first, second] = chromiumCandidates(environment);
  expect([first, second]).toEqual(['/opt/chromium', '/usr/bin/chromium']);
});

test('the named Chromium stands for one without a window too, which is looked for by its own name otherwise', () => {
  expect(headlessCandidates(environment)).toEqual(['/opt/chromium']);
  expect(headlessCandidates({ PATH: '/usr/bin:/bin' })).toEqual([
    '/usr/bin/chromium-headless-shell',
    '/bin/chromium-headless-shell',
  ]);
});

test('a command that is absent or fails is no browser', () => {
  expect(runs('/nowhere/chromium')).toBe(false);
  expect(runs('/bin/false')).toBe(false);
  expect(runs('/bin/true')).toBe(true);
});
