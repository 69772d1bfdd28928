import type { Page } from '@playwright/test';
import { languages } from '@vakman/domain/languages/languages';
import { readRoutes, type Route } from '@vakman/site/_data/routes.ts';
import { violations } from '../support/axe/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const routes = readRoutes();
/** The shells of the dashboard are one template. */
const kinds = [...new Set(routes.map(({ kind }) => kind))].filter(
  (kind) => !['dashboard', 'profile', 'admin', 'project', 'invite'].includes(kind),
);

/** One page of each template in Dutch and in one other language, which goes round; in all of them when asked for. */
function pagesToSee(kind: Route['kind'], index: number): Route[] {
  const first = routes.find((route) => route.kind === kind);
  const among = routes.filter(({ key }) => key === first?.key);
  if (process.env['VAKMAN_EVERY_LANGUAGE']) return among;
  const other = languages[1 + (index % (languages.length - 1))];
  return among.filter(({ lang }) => lang === 'nl' || lang === other);
}

async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const [index, kind] of kinds.entries()) {
  for (const width of [375, 1280]) {
    test(`the ${kind} page is accessible, stands still and loads without a fault at ${width} px`, async ({
      page,
      stack,
    }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      const shifts = await countShifts(page);
      // With the fonts at hand: what a visitor with a slow line sees of them is for the benchmark to measure.
      await page.goto(`${stack.siteUrl}/404`, { waitUntil: 'networkidle' });
      await page.setViewportSize({ width, height: 800 });
      for (const { url } of pagesToSee(kind, index)) {
        // On a busy machine a paint may fall into the moment before a file that is there already; once in some hundred
        // loads that moves something. What moves by the page's own fault moves each time.
        await expect(async () => {
          await page.goto(stack.siteUrl + url, { waitUntil: 'networkidle' });
          await readToTheEnd(page);
          expect(await shifts(), `${url} shifts`).toBe(0);
        }).toPass({ timeout: 20_000, intervals: [0] });
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        expect(await violations(page), url).toEqual([]);
      }
      expect(faults).toEqual([]);
    });
  }

  test(`the ${kind} page is nowhere wider than its screen`, async ({ page, stack }) => {
    for (const { url } of pagesToSee(kind, index)) {
      await page.goto(stack.siteUrl + url);
      for (const width of [320, 768, 1920]) {
        expect(await overflowAt(page, width), `${url} at ${width} px`).toBe(0);
      }
    }
  });
}
