import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessChromium } from '@vakman/commands/provide/find-chromium.ts';
import { readSettings, root } from '@vakman/commands/settings/settings.ts';
import { plainHostname } from '../hosts/kinds/guarded-hosts.ts';

const results = join(root, 'dist/test-results');
const executablePath = process.env['CHROMIUM_PATH'] ?? findHeadlessChromium() ?? findChromium();
if (!executablePath) throw new Error('No Chromium found; name one in CHROMIUM_PATH.');
process.env['CHROMIUM_PATH'] = executablePath;

/** What these publish, everybody sees on the home page, so they wait until the others are done with that. */
const publishing = /(gallery-office|job-journey)\.spec\.ts$/;
/** This one ends the backend under everybody, so it runs alone, when the others are done. */
const outage = /quote-outbox\.spec\.ts$/;
/** And this one does so after it. */
const otherOutage = /conversation-outage\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(results, 'e2e'),
  globalSetup: '../support/stack/stack.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two cores draw for three browsers: what fails once and passes at once is told, and is no reason to stop a release.
  retries: 1,
  // One more than the cores of CI: half of their time tests wait, for frames, mails and a network that is silent.
  workers: 3,
  // A slow machine is no fault.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    baseURL: readSettings(process.env, 'test').addresses.siteUrl,
    // Without a GPU drawing is pure computing either way, and the way that imitates one takes a tenth longer.
    launchOptions: {
      executablePath: join(import.meta.dirname, 'yielding-chromium.sh'),
      args: ['--disable-gpu', `--host-resolver-rules=MAP ${plainHostname} 127.0.0.1`],
    },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    // Recording costs time in each test; `--trace on` shows what failed once more.
  },
  projects: [
    { name: 'journeys', testIgnore: [publishing, outage, otherOutage] },
    { name: 'publishing', testMatch: publishing, dependencies: ['journeys'], workers: 1 },
    { name: 'outages', testMatch: outage, dependencies: ['publishing'] },
    { name: 'outages of conversations', testMatch: otherOutage, dependencies: ['outages'] },
  ],
});
