import type { Page } from '@playwright/test';

/** What the browser tells of a shift, as far as it is asked for. Not in TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Counts from the next page on; answers with the sum of all that moved by itself on the page that is open then.
 *
 * @param within CSS selector: only what moved in there counts.
 */
export async function countShifts(page: Page, within = ':root'): Promise<() => Promise<number>> {
  await page.addInitScript((selector) => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        if (moved.some((element) => element?.closest(selector))) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}

/** Scrolls down as a reader would, half a screen at a time, and back to the top; waits for what that loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
