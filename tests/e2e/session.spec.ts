import type { BrowserContext, Page } from '@playwright/test';
import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import { demoAccounts, type DemoAccount } from '@vakman/supabase/local/demo-accounts';
import { backendLog } from '../support/stack/backend-log.ts';
import { newCustomer } from '../support/stack/new-customer.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { keeping, newSession, sharedSession, type KeptSession } from '../support/stack/signed-in.ts';

const customer = demoAccounts.find(({ role }) => role === 'customer') as DemoAccount;
const seconds = () => Math.floor(Date.now() / 1000);
const dossier = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mijn dossier' });
const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Inloggen' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

async function signInAs(
  page: Page,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** How often the pages of a browser asked for another token. */
function countRefreshes(context: BrowserContext): () => number {
  let times = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('grant_type=refresh_token')) times += 1;
  });
  return () => times;
}

test('whoever loads his page anew stays in, and nobody is asked for another token', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext(keeping(await sharedSession('customer')));
  const refreshes = countRefreshes(context);
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/dashboard`);
  await expect(dossier(page)).toBeVisible();
  await page.reload();
  await expect(dossier(page)).toBeVisible();
  expect(refreshes()).toBe(0);
  await context.close();
});

test('of six tabs whose session is about to end, one asks for another', async ({ browser, stack }) => {
  // One of whom there is nothing yet to show: six tabs are much to draw.
  const customer = await newCustomer(stack);
  const session = { ...(await customer.signIn()), expires_at: seconds() + 60 };
  const context = await browser.newContext(keeping(session));
  const refreshes = countRefreshes(context);
  const tabs = await Promise.all(Array.from({ length: 6 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(`${stack.siteUrl}/dashboard`)));
  for (const tab of tabs) await expect(dossier(tab)).toBeVisible();
  expect(refreshes()).toBe(1);
  expect(await stored(tabs[0] as Page)).not.toContain(session.refresh_token);
  await context.close();
});

test('who signs out or in in one tab has done so in the other', async ({ browser, stack }) => {
  const context = await browser.newContext(keeping(await newSession('customer')));
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await page.goto(`${stack.siteUrl}/dashboard`);
  await one.getByRole('button', { name: 'Uitloggen' }).click();
  for (const page of [one, other]) await expect(signIn(page)).toBeVisible();
  expect(await stored(other)).toBeNull();

  await signInAs(other, customer);
  for (const page of [one, other]) await expect(dossier(page)).toBeVisible();
  await context.close();
});

test('a tab that did not hear that another one signed out asks nothing as a visitor, and shows nothing more', async ({
  browser,
  stack,
}) => {
  const session = await newSession('customer');
  const context = await browser.newContext(keeping(session));
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${stack.siteUrl}/dashboard`);
  await expect(dossier(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { authorization = '' } = request.headers();
    if (!authorization.includes(session.access_token)) asked.push(request.url());
  });
  await page.clock.fastForward(20_000);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    // The tab comes to the front again, and what it shows is looked at anew.
    window.dispatchEvent(new Event('visibilitychange'));
  }, sessionKey);
  await page.clock.runFor(2000);
  await expect(signIn(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('/rest/v1/'))).toEqual([]);
  await context.close();
});

test('what was typed where a session was ended elsewhere stands there again after the sign-in', async ({
  browser,
  stack,
}) => {
  const made = await newCustomer(stack);
  const context = await browser.newContext(keeping(await made.signIn()));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  await page.getByLabel('Naam', { exact: true }).fill('Olena Koval');
  await page.getByLabel('Telefoonnummer').fill('06-1234 5678');
  const { url, publishableKey } = stack.connection;
  await fetch(`${url}/auth/v1/logout?scope=others`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${(await made.signIn()).access_token}` },
  });
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toHaveText('U bent uitgelogd. Log opnieuw in.');
  await expect(page).toHaveURL(`${stack.siteUrl}/login?next=%2Fprofile`);
  await signInAs(page, made);
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Olena Koval');
  await expect(page.getByLabel('Telefoonnummer')).toHaveValue('06-1234 5678');
  await context.close();
});

test('a session that was ended elsewhere ends here, and the sign-in says so', async ({ browser, stack }) => {
  const [here, elsewhere] = [await newSession('employee'), await newSession('employee')];
  const { url, publishableKey } = stack.connection;
  await fetch(`${url}/auth/v1/logout?scope=others`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${elsewhere.access_token}` },
  });
  const context = await browser.newContext(keeping({ ...here, expires_at: seconds() - 60 }));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  await expect(page.getByRole('alert')).toHaveText('U bent uitgelogd. Log opnieuw in.');
  await expect(page).toHaveURL(`${stack.siteUrl}/login?next=%2Fprofile`);
  expect(await stored(page)).toBeNull();
  await context.close();

  const other = await browser.newContext(keeping({ ...elsewhere, expires_at: seconds() - 60 }));
  const otherPage = await other.newPage();
  await otherPage.goto(`${stack.siteUrl}/admin`);
  await expect(otherPage.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await expect(otherPage).toHaveURL(`${stack.siteUrl}/admin`);
  await other.close();
});

test('a token that the backend does not take is refreshed, though it should last', async ({
  browser,
  stack,
}) => {
  const session = await newSession('customer');
  const [header, , signature] = session.access_token.split('.');
  const ended = Buffer.from(JSON.stringify({ exp: seconds() - 60, role: 'authenticated' })).toString(
    'base64url',
  );
  const context = await browser.newContext(
    keeping({ ...session, access_token: [header, ended, signature].join('.'), expires_at: seconds() + 3600 }),
  );
  const refreshes = countRefreshes(context);
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/dashboard`);
  await expect(dossier(page)).toBeVisible();
  expect(refreshes()).toBe(1);
  await context.close();
});

test('a session stays while the service does not answer, and goes on when it does', async ({
  browser,
  stack,
}) => {
  const session = { ...(await newSession('customer')), expires_at: seconds() - 60 };
  const context = await browser.newContext(keeping(session));
  const page = await context.newPage();
  await page.clock.install();
  const refresh = '**/auth/v1/token?grant_type=refresh_token';
  await context.route(refresh, (route) => route.fulfill({ status: 502 }));
  await page.goto(`${stack.siteUrl}/dashboard`);
  const again = page.getByRole('button', { name: 'Probeer het opnieuw' });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(again).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await stored(page)).toContain(session.refresh_token);
  await context.unroute(refresh);
  await again.click();
  await expect(dossier(page)).toBeVisible();
  await context.close();
});

test('the address of the sign-in leads to no other site, however it is written', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext(keeping(await sharedSession('customer')));
  const page = await context.newPage();
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stack.siteUrl) && !request.url().startsWith(stack.connection.url))
      left.push(request.url());
  });
  for (const next of [
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    '/\t/evil.example/dashboard',
    'javascript:document.title="evil"',
  ]) {
    await page.goto(`${stack.siteUrl}/login?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL(`${stack.siteUrl}/dashboard`);
  }
  await page.goto(`${stack.siteUrl}/login?next=//evil.example&next=/%0a/evil.example`);
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
  expect(left).toEqual([]);
  await context.close();
});

test('what somebody signs in with stands in no address, no referrer and no log', async ({ page, stack }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    told.push(request.url(), request.headers()['referer'] ?? '');
  });
  const linkToken = '0123456789abcdef0123456789abcdef';
  await page.goto(`${stack.siteUrl}/login#token_hash=${linkToken}&type=magiclink`);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Vraag een nieuwe mail aan' }).click();
  await signInAs(page, customer);
  await expect(dossier(page)).toBeVisible();
  const { access_token, refresh_token } = JSON.parse((await stored(page)) ?? '') as KeptSession;
  await page.getByRole('link', { name: 'Mijn gegevens' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/profile`);
  told.push(page.url());
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click();
  await expect(signIn(page)).toBeVisible();
  told.push(page.url());

  const log = await backendLog();
  expect(log).not.toBe('');
  for (const secret of [linkToken, customer.password, access_token, refresh_token]) {
    expect(told.filter((text) => text.includes(secret))).toEqual([]);
    expect(log).not.toContain(secret);
  }
});
