import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readSettings } from '@vakman/commands/settings/settings.ts';
import { startBackendProcess } from '@vakman/commands/start/backend-process.ts';
import { createSiteHandler } from '@vakman/commands/serve/site-handler.ts';
import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { defaultLanguage } from '@vakman/domain/languages/languages';
import type { Actor } from '@vakman/domain/rights/rights.roles';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { keeping, sharedSession } from '../../support/stack/signed-in.ts';
import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { logNetwork } from '../network-log.ts';
import { serveOnFreePort } from '../serve-on-free-port.ts';

interface FirstScreen {
  readonly page: ShellPage;
  /** Below the page that serves it. */
  readonly below?: string;
  readonly actor: Actor;
}

/** What somebody opens, as whom, and what he waits for there. */
const firstScreens: readonly FirstScreen[] = [
  { page: 'login', actor: 'anon' },
  { page: 'invite', actor: 'anon' },
  { page: 'dashboard', actor: 'customer' },
  { page: 'profile', actor: 'customer' },
  { page: 'admin', actor: 'admin' },
  { page: 'admin', below: '/requests', actor: 'admin' },
  { page: 'admin', below: '/quotes', actor: 'admin' },
  { page: 'admin', below: '/projects', actor: 'admin' },
  { page: 'admin', below: '/conversations', actor: 'admin' },
  { page: 'admin', below: '/calendar', actor: 'admin' },
  { page: 'admin', below: '/partners', actor: 'admin' },
];

/** As Lighthouse has it for phones: a slow 4G network, and a processor of a cheap phone. */
const slowPhone = { latency: 150, kilobits: 1638, slowdown: 4 };
const pairs = 5;

const emptyPage =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>.</title><main><h1>.</h1></main></html>';

/** Bytes, requests and waiting time of the first screen of the dashboard, signed out and in. */
export async function measureDashboardFirstScreen(context: BenchContext): Promise<Figure[]> {
  const settings = readSettings(process.env, 'test');
  await rm(settings.dataFolder, { recursive: true, force: true });
  const backend = startBackendProcess({ settings, onComplaint: (text) => process.stderr.write(text) });
  try {
    await backend.ready;
    const weights: Figure[][] = [];
    for (const screen of firstScreens) weights.push(await weighScreen(context, screen));
    return [...weights.flat(), ...(await timeScreens(context))];
  } finally {
    await backend.stop();
  }
}

const pathOf = ({ page, below = '' }: FirstScreen) => pathTo(page, defaultLanguage) + below;
const addressOf = (siteUrl: string, screen: FirstScreen) =>
  siteUrl + pathOf(screen) + (screen.page === 'invite' ? '/0123456789abcdef' : '');

async function open(browser: Browser, actor: Actor) {
  const signedIn = actor === 'anon' ? {} : keeping(await sharedSession(actor));
  const browsing = await browser.newContext({ ...signedIn, viewport: phone });
  return { page: await browsing.newPage(), close: () => browsing.close() };
}

async function weighScreen({ browser, siteUrl }: BenchContext, screen: FirstScreen): Promise<Figure[]> {
  const { actor } = screen;
  const { page, close } = await open(browser, actor);
  const network = await logNetwork(page);
  await page.goto(addressOf(siteUrl, screen));
  await page.locator('main h1').waitFor();
  const all = await network.responses();
  const own = all.filter(({ url }) => url.startsWith(siteUrl));
  await close();
  const bytesOf = (type?: string) =>
    own.reduce((sum, response) => sum + (type && response.type !== type ? 0 : response.bytes), 0);
  const name = `dashboard, ${pathOf(screen)} (${actor})`;
  return [
    {
      name: `${name}, first screen`,
      value: bytesOf() - bytesOf('Font'),
      unit: 'B',
      goal: 150_000,
      reference: `scripts ${bytesOf('Script')}, Brotli; besides fonts of the site, ${bytesOf('Font')}`,
    },
    {
      name: `${name}, requests`,
      value: own.length,
      unit: 'requests',
      goal: 20,
      reference: `and ${all.length - own.length} to the backend`,
    },
  ];
}

/** How much later than an empty page with the same headers a page of the dashboard can be used on a slow phone. */
async function timeScreens({ browser, siteFolder, siteUrl }: BenchContext): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vakman-empty-'));
  await copyFile(join(siteFolder, '_headers'), join(folder, '_headers'));
  await writeFile(join(folder, 'index.html'), emptyPage);
  const empty = await serveOnFreePort(createSiteHandler(folder), 'an empty page');
  const timed = firstScreens.filter(({ page }) => page === 'login' || page === 'dashboard');
  try {
    const figures: Figure[] = [];
    for (const screen of timed) {
      const { actor } = screen;
      const times: { readonly least: number; readonly used: number }[] = [];
      for (let pair = 0; pair < pairs; pair += 1) {
        times.push({
          least: await timeToUse(browser, 'anon', `${empty.url}/`),
          used: await timeToUse(browser, actor, addressOf(siteUrl, screen)),
        });
      }
      const seconds = Math.round(median(times.map(({ used }) => used)) / 100) / 10;
      figures.push({
        name: `dashboard, ${pathOf(screen)} (${actor}), usable`,
        value: Math.round(median(times.map(({ least, used }) => used / least)) * 10) / 10,
        unit: '×',
        goal: 6,
        reference: `an empty page on a slow phone, ${pairs} pairs; ${seconds} s`,
      });
    }
    return figures;
  } finally {
    await empty.close();
    await rm(folder, { recursive: true });
  }
}

/** Milliseconds until the heading of a page is painted, when what stands below it answers too. */
async function timeToUse(browser: Browser, actor: Actor, url: string): Promise<number> {
  const { page, close } = await open(browser, actor);
  const client = await page.context().newCDPSession(page);
  const { latency, kilobits, slowdown } = slowPhone;
  const throughput = (kilobits * 1024) / 8;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const time = performance.now() - start;
  await close();
  return time;
}
