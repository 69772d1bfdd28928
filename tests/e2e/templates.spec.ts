import type { Page } from '@playwright/test';
import { languages } from '@vakman/domain/languages/languages';
import { countShifts, readToTheEnd } from '../bench/layout-shifts.ts';
import { somePages, templatePages } from '../bench/template-pages.ts';
import { readRoutes } from '@vakman/site/_data/routes.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const templates = templatePages(readRoutes());
const pages = process.env['VAKMAN_EVERY_LANGUAGE'] ? templates : somePages(templates);
const kinds = [...new Set(pages.map(({ kind }) => kind))];

/** Widths of which every template is judged on its own, and those besides at which nothing may be wider. */
const widths = [
  [375, [320, 768]],
  [1280, [1920]],
] as const;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return overflow(page);
}

for (const kind of kinds) {
  const ofKind = pages.filter((page) => page.kind === kind);
  for (const [width, others] of widths) {
    test(`the ${kind} page is accessible, stands still and loads without a fault at ${width} px, and is not wider than its screen near that`, async ({
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
      await page.goto(`${stack.siteUrl}/404`);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      for (const { url } of ofKind) {
        await page.setViewportSize({ width, height: 800 });
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
        for (const other of [width, ...others]) {
          expect(await overflowAt(page, other), `${url} at ${other} px`).toBe(0);
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

// Words are longer in one language than in the next, also those that a script brings.
for (const language of languages) {
  test(`no page in ${language} is wider than a phone of 320 px`, async ({ page, stack }) => {
    // So high that all of it is near, and comes at once.
    await page.setViewportSize({ width: 320, height: 12_000 });
    for (const { url } of templates.filter(({ lang }) => lang === language)) {
      await page.goto(stack.siteUrl + url);
      await page.mouse.move(100, 300);
      await page.waitForLoadState('networkidle');
      expect.soft(await overflow(page), url).toBe(0);
    }
  });
}
