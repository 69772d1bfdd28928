import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { newCustomer } from '../support/stack/new-customer.ts';
import { keeping } from '../support/stack/signed-in.ts';

interface ProfileMessages {
  readonly save: string;
  readonly personal: Record<'title' | 'name' | 'language', string> & {
    readonly errors: { readonly name: string };
  };
  readonly addresses: Record<
    'title' | 'street_address' | 'postal_code' | 'label' | 'add' | 'edit' | 'remove',
    string
  >;
  readonly devices: Record<'title' | 'everywhere' | 'end' | 'here', string>;
}

const messages = join(import.meta.dirname, '../../dashboard/src/features/profile/messages');
const wordsOf = (language: 'nl' | 'uk') =>
  JSON.parse(readFileSync(join(messages, `${language}.json`), 'utf8')) as ProfileMessages;
const words = wordsOf('nl');

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('whoever chooses another language gets the pages and the mails of signing in in it', async ({
  browser,
  stack,
}) => {
  const customer = await newCustomer(stack);
  const context = await browser.newContext(keeping(await customer.signIn()));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  const personal = section(page, words.personal.title);
  await personal.getByLabel(words.personal.name).fill('О');
  await personal.getByLabel(words.personal.language).selectOption('uk');
  await personal.getByRole('button', { name: words.save }).click();
  await expect(personal.getByText(words.personal.errors.name)).toBeVisible();
  await personal.getByLabel(words.personal.name).fill('Олена Коваль');
  await personal.getByRole('button', { name: words.save }).click();

  await expect(page).toHaveURL(`${stack.siteUrl}/uk/profile`);
  const ukrainian = wordsOf('uk').personal;
  await expect(page.getByLabel(ukrainian.name)).toHaveValue('Олена Коваль');
  await expect(page.getByLabel(ukrainian.language)).toHaveValue('uk');
  expect(await customer.metadata()).toMatchObject({ language: 'uk' });
  await context.close();
});

test('an address is added, changed, removed, and brought back', async ({ browser, stack }) => {
  const context = await browser.newContext(keeping(await (await newCustomer(stack)).signIn()));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  const addresses = section(page, words.addresses.title);
  const { street_address, postal_code, label, add, edit, remove } = words.addresses;
  await addresses.getByRole('button', { name: add }).click();
  await addresses.getByLabel(street_address).fill('Havenstraat 7');
  await addresses.getByLabel(postal_code).fill('1354 AB');
  await addresses.getByRole('button', { name: words.save }).click();
  await expect(addresses.getByRole('button', { name: add })).toBeFocused();
  const one = addresses.getByRole('listitem').filter({ hasText: 'Havenstraat 7, 1354 AB' });
  await one.getByRole('button', { name: edit }).click();
  await addresses.getByLabel(label).fill('Winkel');
  await addresses.getByRole('button', { name: words.save }).click();
  await expect(one).toContainText('Winkel');
  await one.getByRole('button', { name: remove }).click();
  await expect(one).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(one).toContainText('Winkel');
  await page.reload();
  await expect(one).toContainText('Winkel');
  await context.close();
});

test('whoever signs out everywhere is out on his other devices too', async ({ browser, stack }) => {
  const customer = await newCustomer(stack);
  const [here, elsewhere] = [await customer.signIn(), await customer.signIn()];
  const context = await browser.newContext(keeping(here));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  await section(page, words.devices.title).getByRole('button', { name: words.devices.everywhere }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await context.close();

  const ended = { ...elsewhere, expires_at: Math.floor(Date.now() / 1000) - 60 };
  const other = await browser.newContext(keeping(ended));
  const otherPage = await other.newPage();
  await otherPage.goto(`${stack.siteUrl}/profile`);
  await expect(otherPage.getByRole('alert')).toHaveText('U bent uitgelogd. Log opnieuw in.');
  await other.close();
});

test('what was typed elsewhere on the page stays where a deploy took away what an answer is told with', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext(keeping(await (await newCustomer(stack)).signIn()));
  const page = await context.newPage();
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await context.route(/\/dashboard\/toast-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${stack.siteUrl}/profile`);
  const name = section(page, words.personal.title).getByLabel(words.personal.name);
  await name.fill('Nog niet bewaard');
  const addresses = section(page, words.addresses.title);
  await addresses.getByRole('button', { name: words.addresses.add }).click();
  await addresses.getByLabel(words.addresses.street_address).fill('Dam 1');
  await addresses.getByLabel(words.addresses.postal_code).fill('1012 JS');
  await addresses.getByRole('button', { name: words.save }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(addresses).toContainText('Dam 1, 1012 JS');
  await expect(name).toHaveValue('Nog niet bewaard');
  await context.close();
});

test('whoever lost a device signs it out from another one', async ({ browser, stack }) => {
  const customer = await newCustomer(stack);
  const lostSession = await customer.signIn();
  const here = await browser.newContext(keeping(await customer.signIn()));
  const page = await here.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  const devices = section(page, words.devices.title).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: words.devices.here })).toHaveCount(1);
  await devices.getByRole('button', { name: words.devices.end }).press('Enter');
  await expect(devices).toHaveCount(1);

  const lost = await browser.newContext(keeping({ ...lostSession, expires_at: 1 }));
  const lostPage = await lost.newPage();
  await lostPage.goto(`${stack.siteUrl}/profile`);
  await expect(lostPage).toHaveURL(/\/login/);
  for (const context of [here, lost]) await context.close();
});
