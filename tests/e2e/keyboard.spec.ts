import type { Locator } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

/** Presses Tab until a control has the focus; fails where it does not get it. */
async function tabTo(control: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await control.page().keyboard.press('Tab');
    if (await control.evaluate((element) => element.matches(':focus'))) break;
  }
  await expect(control).toBeFocused();
}

test('the whole journey by keyboard alone', async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  await page.goto(stack.siteUrl);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => location.hash)).not.toBe('');
  await page.goto(`${stack.siteUrl}/offerte-aanvragen`);
  await tabTo(form.field('name'));
  await form.hydrated();
  await page.keyboard.type(request.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(request.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(request.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(request.street_address);
  await page.keyboard.press('Tab');
  await page.keyboard.type(request.postal_code);
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(request.message);
  await tabTo(form.submit);
  await page.keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  expect(await stack.requestsOf(request.email)).toMatchObject([
    { square_meters: request.square_meters, timeline: request.timeline, message: request.message },
  ]);
});
