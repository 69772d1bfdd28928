import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCustomer } from '../support/stack/new-customer.ts';
import { keeping } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

interface CredentialsMessages {
  readonly email: Record<'title' | 'label' | 'submit' | 'current', string>;
  readonly emailChange: Record<'waiting' | 'confirmed' | 'label' | 'submit', string>;
  readonly password: Record<'title' | 'current' | 'change' | 'saved', string>;
}
interface SignInMessages {
  readonly link: { readonly submit: string };
  readonly newPassword: { readonly label: string };
  readonly emailChange: Record<'half' | 'done', Record<'title' | 'submit', string>>;
}

const messagesOf = (feature: string): unknown =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../dashboard/src/features/${feature}/messages/nl.json`),
      'utf8',
    ),
  );
const words = messagesOf('credentials') as CredentialsMessages;
const signIn = messagesOf('sign-in') as SignInMessages;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const linkIn = (text: string) => /http\S+#token_hash=\S+/.exec(text)?.[0] ?? '';

test('an address changes once both mailboxes have confirmed it, and its owner sees which one is still to', async ({
  browser,
  stack,
}) => {
  const customer = await newCustomer(stack);
  const next = `next-${crypto.randomUUID()}@example.org`;
  const context = await browser.newContext(keeping(await customer.signIn()));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  const addresses = section(page, words.email.title);
  await addresses.getByLabel(words.email.label).fill(next);
  await addresses.getByRole('button', { name: words.email.submit }).click();
  const mailbox = (email: string) => addresses.getByRole('listitem').filter({ hasText: email });
  await expect(mailbox(customer.email)).toContainText(words.emailChange.waiting);
  await expect(mailbox(next)).toContainText(words.emailChange.waiting);

  // The new mailbox is read on a telephone, where nobody is signed in.
  const phone = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage();
  await phone.goto(linkIn((await stack.mailTo(next, '#token_hash=')).text));
  await phone.getByRole('button', { name: signIn.link.submit }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(signIn.emailChange.half.title);
  await phone.context().close();
  await expect(mailbox(next)).toContainText(words.emailChange.confirmed);
  await expect(mailbox(customer.email)).toContainText(words.emailChange.waiting);

  await page.goto(linkIn((await stack.mailTo(customer.email, '#token_hash=')).text));
  await page.getByRole('button', { name: signIn.link.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.emailChange.done.title);
  await page.getByRole('link', { name: signIn.emailChange.done.submit }).click();
  await expect(addresses).toContainText(words.email.current.replace('{email}', next));
  await context.close();
});

test('the codes of the two mails do the same without leaving the page', async ({ browser, stack }) => {
  const customer = await newCustomer(stack);
  const next = `next-${crypto.randomUUID()}@example.org`;
  const context = await browser.newContext(keeping(await customer.signIn()));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  const addresses = section(page, words.email.title);
  await addresses.getByLabel(words.email.label).fill(next);
  await addresses.getByRole('button', { name: words.email.submit }).click();
  for (const email of [customer.email, next]) {
    const { text } = await stack.mailTo(email, '#token_hash=');
    await addresses.getByLabel(words.emailChange.label).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await addresses.getByRole('button', { name: words.emailChange.submit }).click();
    if (email === customer.email)
      await expect(addresses.getByText(words.emailChange.confirmed)).toBeVisible();
  }
  await expect(addresses).toContainText(words.email.current.replace('{email}', next));
  await context.close();
});

test('a password changes by the one before, and a wrong one is told apart', async ({ browser, stack }) => {
  const customer = await newCustomer(stack);
  const context = await browser.newContext(keeping(await customer.signIn()));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  const passwords = section(page, words.password.title);
  const change = async (current: string) => {
    await passwords.getByLabel(words.password.current).fill(current);
    await passwords.getByLabel(signIn.newPassword.label).fill('quite another row of words');
    await passwords.getByRole('button', { name: words.password.change }).click();
  };
  await change('none that ever was');
  await expect(passwords.getByRole('alert')).toBeVisible();
  await change(customer.password);
  await expect(passwords.getByText(words.password.saved)).toBeVisible();
  await context.close();
});
