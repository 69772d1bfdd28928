import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { openList, takeDown } from './office-requests.page.ts';

const wordsOf = (feature: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../dashboard/src/features/${feature}/messages/nl.json`, import.meta.url),
      'utf8',
    ),
  );
const words = wordsOf('clients') as {
  readonly correct: string;
  readonly correction: { readonly save: string };
  readonly records: { readonly csv: string };
};
const own = wordsOf('requests') as {
  readonly client: { readonly open: string };
  readonly notes: { readonly add: string };
};

/** A customer of the test's own, open in front of somebody of the office. */
async function openClient(browser: Browser, siteUrl: string, message = 'Kozijnen schilderen'): Promise<Page> {
  const page = await openList(browser, siteUrl, 'admin');
  await takeDown(page, { message });
  await page.getByRole('link', { name: own.client.open }).click();
  await page.locator('.client-records').first().waitFor();
  return page;
}
const phoneOf = (page: Page) => page.locator('a.button[href^="tel:"]');

test('what the office corrects is seen by a colleague at once, and taken back by a press', async ({
  browser,
  stack,
}) => {
  const page = await openClient(browser, stack.siteUrl);
  const before = (await phoneOf(page).getAttribute('href')) ?? '';
  const other = await (await browser.newContext(keeping(await sharedSession('employee')))).newPage();
  await other.goto(page.url());
  await expect(page.locator('.request-here')).toContainText('employee');

  await page.getByRole('button', { name: words.correct }).click();
  await page.locator('#client-phone').fill('06 8765 4321');
  await page.getByRole('button', { name: words.correction.save, exact: true }).click();
  await expect(phoneOf(page)).toHaveAttribute('href', 'tel:0687654321');
  await expect(phoneOf(other)).toHaveAttribute('href', 'tel:0687654321');
  await page.locator('.toast button').first().click();
  await expect(phoneOf(page)).toHaveAttribute('href', before);
});

test('a note about a customer, and what he wrote, are in the table that one takes along, as no formula', async ({
  browser,
  stack,
}) => {
  const page = await openClient(browser, stack.siteUrl, '=HYPERLINK("https://evil.example";"Klik")');
  await page.locator('#note-body').fill('Sleutel bij de buren');
  await page.getByRole('button', { name: own.notes.add }).click();
  await expect(page.locator('.request-notes li')).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.records.csv }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table).toContain('Sleutel bij de buren');
  expect(table).toContain(`'=HYPERLINK`);
});

test('an admin comes from a customer to his log and his data, an employee to neither', async ({
  browser,
  stack,
}) => {
  const page = await openClient(browser, stack.siteUrl);
  const address = page.url();
  const employee = await (await browser.newContext(keeping(await sharedSession('employee')))).newPage();
  await employee.goto(address);
  await employee.locator('.client-records').first().waitFor();
  await expect(employee.locator('a[href*="/log?"], a[href*="/settings?"], a[href*="/people?"]')).toHaveCount(
    0,
  );

  await page.locator('a[href*="/settings?"]').click();
  await expect(page.locator('#person-address')).toHaveValue(/@/);
  await page.goto(address);
  await page.locator('a[href*="/log?"]').click();
  await expect(page.locator('.log-entry').first()).toBeVisible();
  await page.locator(`.log-ways a[href*="/requests/"]`).first().click();
  await expect(page.locator('#request-state')).toBeVisible();
});
