import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

interface Told {
  readonly tags: readonly unknown[];
  readonly errors: readonly string[];
}

/** Blocks the widgets' code but not the loader, and notes what the page is told. */
async function failOn(page: Page, url: string, handled: boolean): Promise<void> {
  await page.addInitScript((handles) => {
    const told = { tags: [] as unknown[], errors: [] as string[] };
    Object.assign(globalThis, { told });
    document.addEventListener('widget-load-failed', (event) => told.tags.push((event as CustomEvent).detail));
    addEventListener('vakman:preload-error', (event) => {
      told.errors.push(String((event as CustomEvent<{ error: unknown }>).detail.error));
      if (handles) event.preventDefault();
    });
  }, handled);
  await page.route('**/embed/*/**', (route) => route.abort());
  await page.goto(url);
  await page.locator('vakman-quote-form').scrollIntoViewIfNeeded();
}

const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told') as Told);

test('a page is told of a file that does not come, and the error is thrown again', async ({
  page,
  stack,
}) => {
  const thrown = page.waitForEvent('pageerror');
  await failOn(page, stack.partnerUrl, false);
  expect((await thrown).message).toContain('dynamically imported module');
  expect(await told(page)).toEqual({
    tags: [{ tag: 'vakman-quote-form' }],
    errors: [expect.stringContaining('dynamically imported module')],
  });
  await expect(page.locator('vakman-quote-form a')).toBeVisible();
});

test('a page that handles the error hears nothing more of it', async ({ page, stack }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await failOn(page, stack.partnerUrl, true);
  await expect.poll(async () => (await told(page)).errors).toHaveLength(1);
  // An error that nobody caught is told before the next task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(thrown).toEqual([]);
});

test('a visitor who comes back to the form has it tried again', async ({ page, stack }) => {
  await failOn(page, stack.partnerUrl, true);
  await expect.poll(async () => (await told(page)).errors).toHaveLength(1);
  await page.unroute('**/embed/*/**');
  await page.locator('vakman-quote-form').hover();
  await expect(page.locator('vakman-quote-form')).toHaveAttribute('data-hydrated', '');
});
