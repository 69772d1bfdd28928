import type { Page } from '@playwright/test';

/** Waits until a page no longer glides. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, at = -1; still < 10; still = scrollY === at ? still + 1 : 0) {
      at = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}
