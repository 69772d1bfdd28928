import type { Browser } from '@playwright/test';
import { desktop, phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { inParallel } from '../in-parallel.ts';
import { somePages, templatePages } from '../template-pages.ts';

/** The most that anything moves by itself on any template, while it loads and while the visitor scrolls to its end. */
export async function measureLayoutShift(context: BenchContext): Promise<Figure[]> {
  const { browser, siteUrl, routes, full } = context;
  const pages = templatePages(routes);
  const visits = (full ? pages : somePages(pages)).flatMap(({ url }) =>
    [phone, desktop].map((viewport) => ({ url, viewport })),
  );
  const shifts = await inParallel(visits, 3, async ({ url, viewport }) => ({
    where: `${url}, ${viewport.width} px`,
    value: await shiftOf(browser, siteUrl + url, viewport),
  }));
  const worst = shifts.toSorted((one, other) => other.value - one.value)[0];
  if (!worst) throw new Error('There are no pages to look at');
  return [
    {
      name: `layout shift, worst page (${worst.where})`,
      value: worst.value,
      unit: 'shift',
      goal: 0,
      reference: `${visits.length} visits${full ? '' : ', --full for all'}`,
    },
  ];
}

async function shiftOf(browser: Browser, url: string, viewport: typeof phone): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  await page.close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
