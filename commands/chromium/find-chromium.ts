import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Whether it is there and really runs; some systems have a command that only says how to install it. */
export function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Places to look in, the most wanted first. */
export function chromiumCandidates(environment: Readonly<Record<string, string | undefined>>): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [
    environment['CHROMIUM_PATH'] ?? '',
    ...system,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ].filter((path) => path !== '');
}

/** Path of a Chromium that runs: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return chromiumCandidates(process.env).find(runs);
}
