import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { createSiteHandler } from '@vakman/commands/serve/site-handler.ts';
import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { serveOverSlowNetwork } from '../slow-network.ts';

const pairs = 9;
/** Of the processor: that of a cheap phone. */
const slowdown = 4;
/** A larger paint may follow for so long after the page has loaded. */
const settleMs = 500;

/** As little as a page can be and still paint something. */
const emptyPage =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>.</title><p>.</p></html>';

interface Paints {
  readonly first: number;
  readonly largest: number;
}

const goals: Paints = { first: 1.2, largest: 1.5 };

/** How much later than an empty page with the same headers the home page is painted on a phone, by a slow network. */
export async function measureFirstPaint({ browser, siteFolder }: BenchContext): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vakman-empty-'));
  await copyFile(join(siteFolder, '_headers'), join(folder, '_headers'));
  await writeFile(join(folder, 'index.html'), emptyPage);
  const empty = await serveOverSlowNetwork(createSiteHandler(folder), 'an empty page');
  const home = await serveOverSlowNetwork(createSiteHandler(siteFolder), 'the site');
  try {
    const ratios: Paints[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const least = await paintsOf(browser, `${empty.url}/`);
      const ours = await paintsOf(browser, `${home.url}/`);
      ratios.push({ first: ours.first / least.first, largest: ours.largest / least.largest });
    }
    return (['first', 'largest'] as const).map((paint): Figure => ({
      name: `home page, ${paint} paint`,
      value: Math.round(median(ratios.map((ratio) => ratio[paint])) * 100) / 100,
      unit: '×',
      goal: goals[paint],
      reference: `an empty page by slow 4G, CPU ${slowdown} × slower, ${pairs} pairs`,
    }));
  } finally {
    await home.close();
    await empty.close();
    await rm(folder, { recursive: true });
  }
}

/** When a page is painted that is opened for the first time; no connection is open yet. */
async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const browsing = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, locale: 'nl' });
  const page = await browsing.newPage();
  const client = await browsing.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        new PerformanceObserver((list) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          const largest = list.getEntries().at(-1)?.startTime;
          resolve({ first: first ?? Number.NaN, largest: largest ?? Number.NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await browsing.close();
  return paints;
}
