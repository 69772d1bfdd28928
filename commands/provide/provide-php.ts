import { runs } from './find-chromium.ts';
import { providePackages } from './provide-packages.ts';

/** PHP for the command line: the one that PHP_PATH names, or that of the path; undefined where there is none. */
export function findPhp(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return [environment['PHP_PATH'] ?? 'php'].find(runs);
}

/**
 * PHP for the command line, by which the plugin for WordPress is tried; installed first where that is allowed.
 *
 * @throws {SentenceError} that says what to install.
 */
export function providePhp(): string {
  return providePackages({
    name: 'PHP',
    packages: ['php-cli'],
    find: findPhp,
    advice: 'The plugin for WordPress is tried in PHP. Install PHP 7.4 or newer, or name one in PHP_PATH.',
  });
}
