import { providePackages } from './provide-packages.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { findChromium, findHeadlessChromium } from './find-chromium.ts';

const advice = 'The browser tests need a Chromium. Install Chromium or Chrome, or name one in CHROMIUM_PATH.';

/**
 * Path of a Chromium, installed first where that is allowed.
 *
 * @throws {SentenceError} that says what to install.
 */
export function provideChromium(): string {
  return providePackages({ name: 'Chromium', packages: ['chromium'], find: findChromium, advice });
}

/**
 * Path of a Chromium without a window, installed first where that is allowed, or else of any Chromium.
 *
 * @throws {SentenceError} that says what to install.
 */
export function provideHeadlessChromium(): string {
  try {
    return providePackages({
      name: 'Chromium without a window',
      packages: ['chromium-headless-shell'],
      find: findHeadlessChromium,
      advice,
    });
  } catch (error) {
    if (!(error instanceof SentenceError)) throw error;
    // Not every Debian has the package, and not every system is Debian.
    return provideChromium();
  }
}
