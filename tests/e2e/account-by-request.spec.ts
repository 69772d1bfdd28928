import type { Page } from '@playwright/test';
import type { Language } from '@vakman/domain/languages/languages';
import { localisedPath } from '@vakman/domain/languages/languages';
import { pagePaths } from '@vakman/supabase/functions/_shared/generated/page-paths';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendLog } from '../support/stack/backend-log.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

interface SignInMessages {
  readonly email: string;
  readonly withoutPassword: { readonly submit: string };
  readonly code: { readonly title: string; readonly label: string; readonly submit: string };
  readonly link: { readonly submit: string };
}

const messagesOf = (language: Language) =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../dashboard/src/features/sign-in/messages/${language}.json`),
      'utf8',
    ),
  ) as SignInMessages;

/** Sends the public form, and asks for a way in with the same address. */
async function askAfterRequest(page: Page, language: Language, siteUrl: string) {
  const form = new QuoteFormPage(page, language);
  const request = goodRequest();
  await form.open(siteUrl);
  await form.hydrated();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const words = messagesOf(language);
  await page.goto(siteUrl + localisedPath(language, pagePaths.login));
  await page.getByLabel(words.email).fill(request.email);
  await page.getByRole('button', { name: words.withoutPassword.submit }).click();
  await expect(page.getByRole('heading', { name: words.code.title })).toBeVisible();
  return { request, words };
}

test('who sent a request gets an account by the code of a mail, and sees his request', async ({
  page,
  stack,
}) => {
  const { request, words } = await askAfterRequest(page, 'uk', stack.siteUrl);
  const mail = await stack.mailTo(request.email, '#token_hash=');
  const [code = ''] = /\b\d{6}\b/.exec(mail.text) ?? [];
  await page.getByLabel(words.code.label).fill(code);
  await page.getByRole('button', { name: words.code.submit }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/uk/dashboard`);
  await expect(page.getByText(request.street_address)).toBeVisible();
});

test('the link of the mail does the same on another device, once, and its token is told nobody', async ({
  page,
  stack,
  browser,
}) => {
  const { request, words } = await askAfterRequest(page, 'de', stack.siteUrl);
  const mail = await stack.mailTo(request.email, '#token_hash=');
  const [link = ''] = /http\S+#token_hash=\S+/.exec(mail.text) ?? [];
  const phone = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage();
  const told: string[] = [];
  phone.on('request', (asked) => told.push(`${asked.url()} ${asked.headers()['referer'] ?? ''}`));
  await phone.goto(link);
  await expect(phone).toHaveURL(/login$/);
  await phone.getByRole('button', { name: words.link.submit }).click();
  await expect(phone).toHaveURL(`${stack.siteUrl}/de/dashboard`);
  await expect(phone.getByText(request.street_address)).toBeVisible();
  await phone.context().close();
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  expect(token).not.toBe('');
  expect(told.filter((each) => each.includes(token))).toEqual([]);
  expect((await backendLog()).includes(token), 'the token in a log').toBe(false);

  await page.goto(link);
  await page.getByRole('button', { name: words.link.submit }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
