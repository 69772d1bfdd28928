import type { Page } from '@playwright/test';

/** The first call of an address arrives, and its answer is lost; all after it are as ever. */
export async function loseFirstAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
