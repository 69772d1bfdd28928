import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';

const { offline } = JSON.parse(
  readFileSync(new URL('../../dashboard/src/app/messages/nl.json', import.meta.url), 'utf8'),
) as { offline: string };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const profilePart = '**/dashboard/profile-page-*.js';

/** How often a page was loaded, from now on. */
function countLoads(page: Page): () => number {
  let times = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) times += 1;
  });
  return () => times;
}

test.describe('after a deploy', () => {
  test('a part that is gone has the page loaded anew, once', async ({ browser, stack }) => {
    const context = await browser.newContext(keeping(await sharedSession('customer')));
    const page = await context.newPage();
    await page.goto(`${stack.siteUrl}/dashboard`);
    await expect(heading(page, 'Mijn dossier')).toBeVisible();
    const loads = countLoads(page);
    await page.route(profilePart, (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole('link', { name: 'Mijn gegevens' }).click();
    await expect(heading(page, 'Mijn gegevens')).toBeVisible();
    await expect(page).toHaveURL(`${stack.siteUrl}/profile`);
    expect(loads()).toBe(1);
    await context.close();
  });

  test('what is gone for good is told, the menu stays, and a press tries again', async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext(keeping(await sharedSession('customer')));
    const page = await context.newPage();
    await page.goto(`${stack.siteUrl}/dashboard`);
    await expect(heading(page, 'Mijn dossier')).toBeVisible();
    const loads = countLoads(page);
    await page.route(profilePart, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Mijn gegevens' }).click();
    await expect(heading(page, 'Hier ging iets mis')).toBeVisible();
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: 'Mijn dossier' }).click();
    await expect(heading(page, 'Mijn dossier')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Hier ging iets mis')).toBeVisible();
    await page.unroute(profilePart);
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
    await expect(heading(page, 'Mijn gegevens')).toBeVisible();
    await context.close();
  });
});

test('without a connection the page stays, says so, and goes on when it is back', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext(keeping(await sharedSession('customer')));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/dashboard`);
  await expect(heading(page, 'Mijn dossier')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await page.getByRole('link', { name: 'Mijn gegevens' }).click();
  await expect(heading(page, 'Hier ging iets mis')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offline)).toBeHidden();
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(heading(page, 'Mijn gegevens')).toBeVisible();
  await context.close();
});

test('until the bundle is there, the page says that it loads', async ({ page, stack }) => {
  const waits = Promise.withResolvers<void>();
  await page.route('**/dashboard/main-*.js', async (route) => {
    await waits.promise;
    await route.continue();
  });
  await page.goto(`${stack.siteUrl}/login`, { waitUntil: 'commit' });
  const loading = page.getByRole('status').filter({ hasText: 'Laden...' });
  await expect(loading).toBeVisible();
  await expect(loading.locator('.spinner')).toBeVisible();
  waits.resolve();
  await expect(heading(page, 'Inloggen')).toBeVisible();
  await expect(loading).toBeHidden();
});

test('an address below a page that is none says so, in the language of the address', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.siteUrl}/de/dashboard/nowhere`);
  await expect(page).toHaveTitle(/^Seite nicht gefunden \|/);
  await expect(heading(page, 'Diese Seite gibt es nicht')).toBeVisible();
});

test('each page has its title and takes the focus when one goes there', async ({ browser, stack }) => {
  const context = await browser.newContext(keeping(await sharedSession('customer')));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/dashboard`);
  await expect(heading(page, 'Mijn dossier')).toBeVisible();
  await expect(page).toHaveTitle(/^Mijn dossier \|/);
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.getByRole('link', { name: 'Mijn gegevens' }).click();
  await expect(page).toHaveTitle(/^Mijn gegevens \|/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Mijn dossier \|/);
  await expect(page.getByRole('main')).toBeFocused();
  await context.close();
});
