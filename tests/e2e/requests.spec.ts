import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { loseFirstAnswer } from './lose-first-answer.ts';
import { openList, takeDown } from './office-requests.page.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

const { request: words } = JSON.parse(
  readFileSync(new URL('../../dashboard/src/features/requests/messages/nl.json', import.meta.url), 'utf8'),
) as { readonly request: { readonly byPhone: string; readonly markAnswered: string } };

test('two who look at one request see each other, and what the other does', async ({
  browser,
  page,
  stack,
}) => {
  const name = `Jo ${crypto.randomUUID().slice(0, 8)}`;
  const form = new QuoteFormPage(page);
  await form.open(stack.siteUrl);
  await form.hydrated();
  await form.fillIn({ ...goodRequest(), name });
  await form.submit.click();
  await expect(form.success).toBeVisible();

  const one = await openList(browser, stack.siteUrl, 'admin');
  await one.locator('#requests-search').fill(name);
  await one.getByRole('link', { name }).click();
  const state = (of: Page) => of.locator('#request-state');
  await expect(state(one)).toHaveValue('new');

  const other = await (await browser.newContext(keeping(await sharedSession('employee')))).newPage();
  await other.goto(one.url());
  await expect(other.locator('.request-here')).toContainText('admin');
  await expect(one.locator('.request-here')).toContainText('employee');

  await state(one).selectOption('in-progress');
  await expect(state(other)).toHaveValue('in-progress');
  await one.locator('.toast .button').first().click();
  await expect(state(one)).toHaveValue('new');
  await expect(state(other)).toHaveValue('new');
});

test('what somebody asks for by telephone is taken down, and counts as answered', async ({
  browser,
  stack,
}) => {
  const page = await openList(browser, stack.siteUrl, 'employee');
  await takeDown(page);
  await expect(page.locator('#request-state')).toHaveValue('new');
  await expect(page.locator('.request-came')).toContainText(words.byPhone);
  await expect(page.getByRole('button', { name: words.markAnswered })).toHaveCount(0);
});

test('a reply is taken back before its mail leaves, and reaches whoever asked when it is sent again', async ({
  browser,
  stack,
}) => {
  const page = await openList(browser, stack.siteUrl, 'employee');
  const { email, name } = await takeDown(page);
  const part = page.locator('.reply-part');
  await part.locator('.primary').click();
  await page.locator('#reply-subject').fill('Uw aanvraag');
  await page.locator('#reply-body').fill(`Beste ${name},\n\nWij komen <b>morgen</b>.`);
  await part.locator('.primary').click();
  await expect(part.locator('.reply-list li')).toHaveCount(1);
  await page.locator('.toast button').first().click();
  await expect(page.locator('#reply-body')).toHaveValue(/Wij komen <b>morgen<\/b>/);
  await expect(part.locator('.reply-list li')).toHaveCount(0);
  await page.locator('#reply-body').fill('Wij komen overmorgen.');
  await part.locator('.primary').click();
  const mail = await stack.mailTo(email, 'Wij komen overmorgen.');
  expect(mail.subject).toBe('Uw aanvraag');
  await expect(part.locator('.reply-list li')).toHaveCount(1);
});

test('a reply whose answer was lost reaches whoever asked once, however often it is sent', async ({
  browser,
  stack,
}) => {
  const page = await openList(browser, stack.siteUrl, 'employee');
  const { email } = await takeDown(page);
  const part = page.locator('.reply-part');
  await part.locator('.primary').click();
  await page.locator('#reply-subject').fill('Uw aanvraag');
  await page.locator('#reply-body').fill('Wij bellen u vandaag.');
  await loseFirstAnswer(page, '**/rest/v1/rpc/send_reply');
  await part.locator('.primary').click();
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.locator('#reply-body')).toHaveValue('Wij bellen u vandaag.');
  await part.locator('.primary').click();
  await expect(page.locator('#reply-body')).toHaveCount(0);
  await stack.mailTo(email, 'Wij bellen u vandaag.');
  await expect(part.locator('.reply-list li')).toHaveCount(1);
});

test('a visit that is planned leads its request on; whoever takes it back leads it back', async ({
  browser,
  stack,
}) => {
  const page = await openList(browser, stack.siteUrl, 'employee');
  await takeDown(page);
  await page.locator('#visit-start').fill('2031-05-06T10:00');
  await page.locator('form:has(#visit-start) button').click();
  const planned = page.locator('.request-visits li');
  await expect(page.locator('#request-state')).toHaveValue('visit-planned');
  await expect(planned).toHaveCount(1);
  await page.locator('.toast .button').click();
  await expect(page.locator('#request-state')).toHaveValue('new');
  await expect(planned).toHaveCount(0);
});
