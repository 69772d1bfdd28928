import { spawnSync } from 'node:child_process';
import { SentenceError } from '../progress/sentence-error.ts';
import { findChromium, mayInstallChromium } from './find-chromium.ts';

const packages = ['install', '-y', '--no-install-recommends', 'chromium'];

/**
 * Path of a Chromium, installed first where that is allowed.
 *
 * @throws {SentenceError} that says what to install.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (mayInstallChromium()) {
    console.log('  No Chromium found; installing the one of Debian …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { env: environment, stdio: 'inherit' });
    spawnSync('apt-get', packages, { env: environment, stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new SentenceError(
    'The browser tests need a Chromium. Install Chromium or Chrome (on Debian: "apt-get install chromium"), ' +
      'or name one in CHROMIUM_PATH.',
  );
}
