import type { Browser, Page } from '@playwright/test';
import { choiceNames } from '@vakman/domain/quote-request/quote-request.fields';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect } from '../support/stack/stack.fixture.ts';
import { goodRequest } from './quote-form.page.ts';

/** The office's list of requests, as somebody of the office. */
export async function openList(browser: Browser, siteUrl: string, role: 'admin' | 'employee'): Promise<Page> {
  const context = await browser.newContext({ ...keeping(await sharedSession(role)), locale: 'nl' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/admin/requests`);
  await page.locator('#requests-search').waitFor();
  return page;
}

/** A request of the page's own, open in front of whoever took it down. */
export async function takeDown(
  page: Page,
  changes: Partial<ReturnType<typeof goodRequest>> = {},
): Promise<{ readonly email: string; readonly name: string }> {
  const { name, email, phone, street_address, postal_code, message } = { ...goodRequest(), ...changes };
  await page.locator('.requests-acts .button').first().click();
  const texts = { name, email, phone, street_address, postal_code, message };
  for (const [field, text] of Object.entries(texts)) await page.locator(`#phone-${field}`).fill(text);
  for (const field of choiceNames) await page.locator(`#phone-${field}`).selectOption({ index: 1 });
  await page.locator('dialog .primary').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { email, name };
}
