import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import type { QuoteDraft } from '@vakman/domain/quote/quote.answers';
import { saveQuote, sendQuote } from '@vakman/supabase/client/quotes';
import type { Page } from '@playwright/test';
import { backendLog } from '../support/stack/backend-log.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { newCustomer } from '../support/stack/new-customer.ts';

interface Words {
  readonly homeAge: { readonly older: string };
  readonly accept: Record<'open' | 'panel' | 'send', string>;
  readonly change: Record<'open' | 'label' | 'send', string>;
  readonly decline: {
    readonly open: string;
    readonly send: string;
    readonly reasons: Record<'later', string>;
  };
  readonly signature: { readonly name: string };
  readonly code: Record<'ask' | 'label', string>;
  readonly withdraw: Record<'open' | 'send', string>;
  readonly notices: Record<
    'accepted' | 'declined' | 'change-asked' | 'withdrawn',
    { readonly title: string }
  >;
  readonly missing: { readonly unknown: { readonly title: string } };
}

const read = (folder: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../${folder}/messages/nl.json`), 'utf8'));
const words = read('dashboard/src/features/offered-quote') as Words;
const { code: codeMailWords } = read('supabase/functions/send-quote-mails') as {
  readonly code: { readonly introduction: string };
};

/** A quote that the office sent. */
async function sentQuote({ connection }: Stack, email: string) {
  const session = await sharedSession('admin');
  const office = { ...connection, accessToken: session.access_token };
  const draft: QuoteDraft = {
    id: crypto.randomUUID(),
    version: null,
    request_id: null,
    project_id: null,
    replaces: null,
    language: 'nl',
    name: 'Olena Koval',
    email,
    street_address: 'Stadhuisplein 1',
    postal_code: '1315 HR',
    title: 'Buitenschilderwerk',
    introduction: '',
    conditions: '',
    lines: [...exampleQuoteLines],
    home_age: null,
    photos: [],
  };
  await saveQuote(office, draft);
  return sendQuote(office, { id: draft.id, version: 1 });
}

const [, , gloss] = exampleQuoteLines;
const notice = (page: Page, title: string) => page.getByRole('heading', { name: title });
const answers = (page: Page) => page.locator('.offer-answers');

test('a quote is read, chosen from and accepted by the link of its mail and a code, on a phone, and withdrawn from', async ({
  browser,
  stack,
}) => {
  const email = `quoted-${crypto.randomUUID()}@example.test`;
  const quote = await sentQuote(stack, email);
  const mail = await stack.mailTo(email, '/offerte#');
  const [link = ''] = /http\S+\/offerte#[\da-f]{64}/.exec(mail.text) ?? [];
  const secret = new URL(link).hash.slice(1);
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, locale: 'nl' });
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Buitenschilderwerk');
  await expect(phone).toHaveURL(`${stack.siteUrl}/offerte`);
  await phone.getByRole('radio', { name: gloss?.title ?? '' }).check();
  await phone.getByRole('radio', { name: words.homeAge.older }).check();
  await answers(phone).getByRole('button', { name: words.accept.open }).click();
  await phone.getByLabel(words.signature.name).fill('Olena Koval');
  await phone.reload();
  await expect(phone.getByLabel(words.signature.name)).toHaveValue('Olena Koval');
  await expect(phone.getByRole('radio', { name: gloss?.title ?? '' })).toBeChecked();
  await phone.getByRole('button', { name: words.code.ask }).click();
  await phone.getByLabel(words.code.label).waitFor();
  const codeMail = await stack.mailTo(email, codeMailWords.introduction);
  const [code = ''] = /\b\d{6}\b/.exec(codeMail.subject) ?? [];
  await phone.getByLabel(words.code.label).fill(code);
  await phone.getByRole('button', { name: words.accept.send }).click();
  await expect(notice(phone, words.notices.accepted.title)).toBeFocused();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await answers(phone).getByRole('button', { name: words.withdraw.open }).click();
  await phone.getByRole('button', { name: words.withdraw.send }).click();
  await expect(notice(phone, words.notices.withdrawn.title)).toBeVisible();
  expect(asked.filter((each) => each.includes(secret))).toEqual([]);
  expect((await backendLog()).includes(secret), 'the secret in a log').toBe(false);
  await context.close();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${stack.siteUrl}/offerte#${'f'.repeat(64)}`);
  await expect(notice(other, words.missing.unknown.title)).toBeVisible();
  await other.goto(`${stack.siteUrl}/offerte/${quote.id}`);
  await expect(other).toHaveURL(/\/login\?next=/);
  await other.context().close();
});

test('whoever has an account finds his quotes in his dossier, asks for a change, declines and accepts without a code', async ({
  browser,
  stack,
}) => {
  const customer = await newCustomer(stack);
  const session = await customer.signIn();
  const [first, second] = [await sentQuote(stack, customer.email), await sentQuote(stack, customer.email)];
  const context = await browser.newContext({ ...keeping(session), locale: 'nl' });
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/dashboard`);
  await page
    .locator('.dossier-needs')
    .getByRole('link', { name: first.number ?? '' })
    .click();
  await expect(page).toHaveURL(`${stack.siteUrl}/offerte/${first.id}`);
  await answers(page).getByRole('button', { name: words.change.open }).click();
  await page.getByLabel(words.change.label).fill('The fence too, please.');
  await page.getByRole('button', { name: words.change.send }).click();
  await expect(notice(page, words.notices['change-asked'].title)).toBeVisible();
  await page.getByRole('radio', { name: words.homeAge.older }).check();
  await answers(page).getByRole('button', { name: words.accept.open }).click();
  await page.getByLabel(words.signature.name).fill('Olena Koval');
  await page.getByRole('button', { name: words.accept.send }).click();
  await expect(notice(page, words.notices.accepted.title)).toBeVisible();
  for (const id of firstChoice(exampleQuoteLines))
    await expect(
      page.getByRole('radio', { name: exampleQuoteLines.find((line) => line.id === id)?.title ?? '' }),
    ).toBeChecked();

  await page.goto(`${stack.siteUrl}/offerte/${second.id}`);
  await answers(page).getByRole('button', { name: words.decline.open }).click();
  await page.getByRole('radio', { name: words.decline.reasons.later }).check();
  await page.getByRole('button', { name: words.decline.send }).click();
  await expect(notice(page, words.notices.declined.title)).toBeVisible();
  await context.close();
});
