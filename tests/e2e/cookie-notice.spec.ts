import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

const now = Date.UTC(2026, 10, 20, 12);
const notice = (page: Page) => page.getByRole('region', { name: 'Cookiemelding' });
const button = (page: Page, name: string) => notice(page).getByRole('button', { name });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cookie-consent'), localStorage.getItem('cookie-consent-date')]);
const nothing = [null, null];

/** Opens a page with a clock that stands; `scripts` fills with the code that the page asks for. */
async function open(page: Page, address: string, choice?: string): Promise<{ readonly scripts: string[] }> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.clock.install({ time: now - 1000 });
  await page.clock.pauseAt(now);
  if (choice) await page.addInitScript((text) => localStorage.setItem('cookie-consent', text), choice);
  await page.goto(address);
  return { scripts };
}

test('the notice appears 1 s after load, and accepts by itself at 4 s', async ({ page, stack }) => {
  const { scripts } = await open(page, `${stack.siteUrl}/faq`);
  await page.clock.runFor(999);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Deze melding verdwijnt na 3 seconden.')).toBeVisible();
  await page.clock.runFor(2999);
  expect(await stored(page)).toEqual(nothing);
  await page.clock.runFor(1);
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toEqual(['auto-accepted', new Date(now + 4000).toISOString()]);
  expect(scripts).toEqual([]);
});

for (const [name, choice] of [
  ['Accepteren', 'accepted'],
  ['Weigeren', 'declined'],
] as const) {
  test(`${name} is stored with its time, without any further code, and asked once`, async ({
    page,
    stack,
  }) => {
    const { scripts } = await open(page, `${stack.siteUrl}/faq`);
    await page.clock.runFor(1000);
    await button(page, name).click();
    await expect(notice(page)).toBeHidden();
    expect(await stored(page)).toEqual([choice, new Date(now + 1000).toISOString()]);
    expect(scripts).toEqual([]);
    await page.goto(`${stack.siteUrl}/blog`);
    await page.clock.runFor(10_000);
    await expect(notice(page)).toBeHidden();
    expect((await stored(page))[0]).toBe(choice);
  });
}

test('closing with the X stores nothing, so it comes again on the next page', async ({ page, stack }) => {
  await open(page, `${stack.siteUrl}/faq`);
  await page.clock.runFor(1000);
  await button(page, 'Sluiten zonder te kiezen').click();
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(10_000);
  expect(await stored(page)).toEqual(nothing);
  await page.goto(`${stack.siteUrl}/blog`);
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
});

test('it waits under a pointer', async ({ page, stack }) => {
  await open(page, `${stack.siteUrl}/faq`);
  await page.clock.runFor(1000);
  await page.getByText('Deze melding verdwijnt').hover();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
  await page.mouse.move(2, 2);
  await page.clock.runFor(3100);
  await expect(notice(page)).toBeHidden();
  expect((await stored(page))[0]).toBe('auto-accepted');
});

for (const path of ['/', '/faq', '/offerte-aanvragen']) {
  test(`the footer of ${path} opens it again by keyboard, with the choice and all that is stored`, async ({
    page,
    stack,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'declined');
      localStorage.setItem('vakman-popup-dismissed', String(Date.now()));
    });
    await page.goto(stack.siteUrl + path);
    const link = page.getByRole('link', { name: 'Cookie-instellingen' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toContainText('Uw keuze: geweigerd');
    await expect(button(page, 'Weigeren')).toHaveAttribute('aria-pressed', 'true');
    await notice(page).getByText('Wat deze site bewaart').click();
    await expect(notice(page)).toContainText('cookie-consent-date');
    await button(page, 'Accepteren').press('Enter');
    await expect(notice(page)).toBeHidden();
    expect((await stored(page))[0]).toBe('accepted');
    await expect(link).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('without script the footer leads to the list of what is stored', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/faq`);
  await expect(notice(page)).toBeHidden();
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/privacy#opgeslagen`);
  await context.close();
});
