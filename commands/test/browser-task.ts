import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { provideHeadlessChromium } from '../provide/provide-chromium.ts';
import { providePhp } from '../provide/provide-php.ts';
import { root } from '../settings/settings.ts';
import { playwrightCounts, tellSecondAttempts, trusted } from '../tasks/counts.ts';
import { runNode } from '../tasks/run-program.ts';
import type { Task } from '../tasks/task.ts';
import { freshReport, resultsFolder } from '../tasks/vitest-task.ts';

/**
 * Runs the browser tests on the built product.
 *
 * @param paths parts of the paths of the files that run; all without any.
 */
export const browserTask = (paths: readonly string[]): Task => ({
  name: 'browser tests',
  async run() {
    const report = join(resultsFolder, 'e2e.json');
    await mkdir(resultsFolder, { recursive: true });
    await rm(report, { force: true });
    const playwright = join(root, 'tests/node_modules/@playwright/test/cli.js');
    const { exitCode, output } = await runNode([playwright, 'test', ...paths, '--config=tests/e2e'], {
      CHROMIUM_PATH: provideHeadlessChromium(),
      PHP_PATH: providePhp(),
    });
    const found = await freshReport(report);
    tellSecondAttempts('browser tests', found);
    return { counts: trusted(playwrightCounts(found), exitCode), output };
  },
});
