import type { Locator } from '@playwright/test';
import { fields } from '@vakman/domain/quote-request/quote-request.fields';
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
  for (const field of fields) {
    // The chips of services stand before the description.
    if (field.control === 'textarea')
      for (const chip of await page.locator('.chip').all()) {
        await expect(chip).toBeFocused();
        await page.keyboard.press('Tab');
      }
    await expect(form.field(field.name)).toBeFocused();
    const value = request[field.name];
    if (field.control !== 'select') await page.keyboard.type(value);
    else
      for (const option of field.options.slice(0, field.options.indexOf(value) + 1)) {
        await page.keyboard.press('ArrowDown');
        await expect(form.field(field.name)).toHaveValue(option);
      }
    await page.keyboard.press('Tab');
  }
  await tabTo(form.submit);
  await page.keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  expect(await stack.requestsOf(request.email)).toMatchObject([request]);
});
