import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, type DemoAccount } from '@vakman/supabase/local/demo-accounts';
import type { Page } from '@playwright/test';
import { backendLog } from '../support/stack/backend-log.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

interface InvitationWords {
  readonly open: { readonly accept: string };
  readonly password: { readonly title: string; readonly without: string };
  readonly endings: { readonly accepted: { readonly title: string } };
}

interface ProfileWords {
  readonly save: string;
  readonly saved: string;
  readonly personal: Record<'name' | 'phone' | 'language', string>;
  readonly devices: { readonly everywhere: string };
}

const ukrainian = (feature: string): unknown =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../dashboard/src/features/${feature}/messages/uk.json`),
      'utf8',
    ),
  );
const words = ukrainian('invitation') as InvitationWords;
const profile = ukrainian('profile') as ProfileWords;

const [admin] = demoAccounts as readonly [DemoAccount];

async function openPeople(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/login?next=/admin/people`);
  await page.getByLabel('E-mailadres').fill(admin.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Iemand uitnodigen' }).waitFor();
}

test('who is invited comes in by the mail alone, on a phone, in his language and once, keeps what he tells of himself, and goes', async ({
  page,
  stack,
  browser,
}) => {
  const email = `invited-${crypto.randomUUID()}@example.test`;
  await openPeople(page, stack.siteUrl);
  await page.getByLabel('Naam').fill('Олена Шевченко');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Taal van de mail').selectOption('uk');
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  await expect(page.getByText('De uitnodiging is verstuurd.')).toBeVisible();
  const row = page.getByRole('article', { name: 'Олена Шевченко' }).first();
  await expect(row).toContainText('Verstuurd');

  const mail = await stack.mailTo(email, '/uk/invite/');
  const [link = ''] = /http\S+\/invite\/\S+/.exec(mail.text) ?? [];
  const context = await browser.newContext({ viewport: { width: 375, height: 700 } });
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await phone.goto(link);
  await phone.getByRole('button', { name: words.open.accept }).click();
  await expect(phone.getByRole('heading', { name: words.password.title })).toBeVisible();
  await phone.getByRole('button', { name: words.password.without }).click();
  await expect(phone).toHaveURL(`${stack.siteUrl}/uk/dashboard`);
  await phone.goto(`${stack.siteUrl}/uk/profile`);
  await expect(phone.getByLabel(profile.personal.name)).toHaveValue('Олена Шевченко');
  await expect(phone.getByLabel(profile.personal.language)).toHaveValue('uk');
  await phone.getByLabel(profile.personal.phone).fill('+31 6 00 00 00 00');
  await phone.getByRole('button', { name: profile.save }).first().click();
  await expect(phone.getByText(profile.saved)).toBeVisible();
  await phone.reload();
  await expect(phone.getByLabel(profile.personal.phone)).toHaveValue('+31 6 00 00 00 00');
  await phone.getByRole('button', { name: profile.devices.everywhere }).click();
  await expect(phone).toHaveURL(/\/uk\/login/);
  await phone.goto(`${stack.siteUrl}/uk/profile`);
  await expect(phone).toHaveURL(/\/uk\/login/);
  const secret = new URL(link).hash.slice(1);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(asked.filter((each) => each.includes(secret))).toEqual([]);
  expect((await backendLog()).includes(secret), 'the secret in a log').toBe(false);
  await context.close();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: words.endings.accepted.title })).toBeVisible();
  await other.context().close();
});

test('an admin takes an invitation back, and cannot leave the firm without an admin', async ({
  page,
  stack,
}) => {
  const email = `invited-${crypto.randomUUID()}@example.test`;
  await openPeople(page, stack.siteUrl);
  await page.getByLabel('Naam').fill(email);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  const row = page.getByRole('article', { name: email });
  await row.getByRole('button', { name: 'Trek in' }).click();
  await row.getByRole('button', { name: 'Ja, trek in' }).click();
  await expect(row).toContainText('Ingetrokken');

  const own = page.getByRole('article', { name: admin.email });
  await own.getByLabel('Rol').selectOption('employee');
  await own.getByRole('button').click();
  await expect(own.getByRole('alert')).toContainText('minstens één beheerder');
  await expect(own.getByLabel('Rol')).toHaveValue('admin');
});
