import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The same engine without the parts that show it to people; tests take a quarter less time in it. */
const headlessNames = ['chromium-headless-shell'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether it is there and really runs; some systems have a command that only says how to install it. */
export function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Places to look in, the most wanted first. */
export function chromiumCandidates(environment: Environment): string[] {
  return [
    environment['CHROMIUM_PATH'] ?? '',
    ...onPath(names, environment),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ].filter((path) => path !== '');
}

/** The same for a Chromium without a window; a whole one is none of them, unless it is named. */
export function headlessCandidates(environment: Environment): string[] {
  const named = environment['CHROMIUM_PATH'] ?? '';
  return named === '' ? onPath(headlessNames, environment) : [named];
}

/** Path of a Chromium that runs: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return chromiumCandidates(process.env).find(runs);
}

/** Path of a Chromium without a window that runs: `CHROMIUM_PATH` or the system's. */
export function findHeadlessChromium(): string | undefined {
  return headlessCandidates(process.env).find(runs);
}

function onPath(programs: readonly string[], environment: Environment): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}
