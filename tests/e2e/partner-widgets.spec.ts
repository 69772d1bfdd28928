import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

/** The guide's pages, each with what it embeds. */
const guide = [
  { path: '/', tags: ['vakman-quote-form'] },
  { path: '/gevelreiniging', tags: ['vakman-facade-booking'] },
  { path: '/projecten', tags: ['vakman-gallery'] },
  { path: '/ervaringen', tags: ['vakman-reviews', 'vakman-assistant'] },
];

async function seeAll(page: Page, tags: readonly string[]): Promise<void> {
  for (const tag of tags) {
    await page.locator(tag).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
  }
  await page.waitForLoadState('networkidle');
}

for (const { path, tags } of guide) {
  test(`axe finds nothing in the widgets of the guide's page ${path}`, async ({ page, stack }) => {
    await page.goto(stack.partnerUrl + path);
    await seeAll(page, tags);
    const found = await violations(page);
    expect(found.filter((line) => tags.some((tag) => line.includes(tag)))).toEqual([]);
  });

  for (const width of [375, 1280]) {
    test(`nothing moves on the guide's page ${path} while its widgets come (${width} px)`, async ({
      page,
      stack,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: unknown[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: readonly { node: Node | null }[];
            };
            shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(stack.partnerUrl + path);
      await seeAll(page, tags);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as unknown)).toEqual([]);
    });
  }
}
