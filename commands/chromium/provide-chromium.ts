import { providePackages } from '../debian/provide-packages.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Path of a Chromium, installed first where that is allowed.
 *
 * @throws {SentenceError} that says what to install.
 */
export function provideChromium(): string {
  return providePackages({
    name: 'Chromium',
    packages: ['chromium'],
    find: findChromium,
    advice: 'The browser tests need a Chromium. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  });
}
