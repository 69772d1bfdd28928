import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';

/** The most that anything moves by itself on any page, while it loads and while the visitor scrolls to its end. */
export async function measureLayoutShift({ browser, siteUrl, pages }: BenchContext): Promise<Figure[]> {
  const worst = { page: '', value: -1 };
  for (const path of pages) {
    const page = await browser.newPage({ viewport: phone });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    const value = shifts.reduce((sum, shift) => sum + shift, 0);
    if (value > worst.value) Object.assign(worst, { page: path, value });
    await page.close();
  }
  const reference = `${pages.length} pages, scrolled to the end`;
  return [
    {
      name: `layout shift, worst page (${worst.page})`,
      value: worst.value,
      unit: 'shift',
      goal: 0,
      reference,
    },
  ];
}
