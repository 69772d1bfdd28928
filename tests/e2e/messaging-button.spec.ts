import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

const words = 'Ik ontvang graag een vrijblijvende offerte (neem contact met mij op)';
const key = 'whatsapp-tooltip-dismissed';
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20, 12);

const tooltip = (page: Page) => page.getByText('Neem contact op', { exact: true });
const link = (page: Page) => page.getByRole('link', { name: 'Neem contact op via WhatsApp' });
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the home page with a clock that stands, and an answer for the app that no test may call. */
async function open(page: Page, siteUrl: string, dismissed?: number): Promise<void> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.clock.install({ time: now - 1000 });
  await page.clock.pauseAt(now);
  if (dismissed !== undefined) {
    await page.addInitScript(
      ([name, time]) => localStorage.setItem(name as string, String(time)),
      [key, dismissed],
    );
  }
  await page.goto(siteUrl);
}

test('the words come three seconds after the page and go three seconds later', async ({ page, stack }) => {
  await open(page, stack.siteUrl);
  await page.clock.runFor(2999);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();
  await page.clock.runFor(2999);
  await expect(tooltip(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(tooltip(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
});

test('time in a hidden tab does not count', async ({ page, stack }) => {
  await open(page, stack.siteUrl);
  const hide = (hidden: boolean) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await page.clock.runFor(1000);
  await hide(true);
  await page.clock.runFor(60_000);
  await hide(false);
  await page.clock.runFor(1999);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();
});

for (const way of ['Escape', 'its button'] as const) {
  test(`closed by ${way} they stay away for a day`, async ({ page, stack }) => {
    await open(page, stack.siteUrl);
    await page.clock.runFor(3000);
    await expect(tooltip(page)).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.locator('.messaging').getByRole('button', { name: 'Sluiten' }).click();
    await expect(tooltip(page)).toBeHidden();
    expect(await stored(page)).toBe(String(now + 3000));
    await page.reload();
    await page.clock.runFor(10_000);
    await expect(tooltip(page)).toBeHidden();
  });
}

for (const [age, comes] of [
  [day - 4000, false],
  [day, true],
] as const) {
  test(`dismissed ${age / 1000} s before, they ${comes ? 'come' : 'stay away'}`, async ({ page, stack }) => {
    await open(page, stack.siteUrl, now - age);
    await page.clock.runFor(4000);
    await expect(tooltip(page)).toBeVisible({ visible: comes });
  });
}

test('the first click shows the words, the next opens the chat', async ({ page, stack }) => {
  await open(page, stack.siteUrl);
  await link(page).click();
  await expect(tooltip(page)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  // They stay as long as the pointer does.
  await page.clock.runFor(10_000);
  const chat = page.waitForEvent('popup');
  await link(page).click();
  const url = new URL((await chat).url());
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/31\d{9}$/);
  expect(url.searchParams.get('text')).toBe(words);
});

test('by keyboard: the words stay while the focus does, and closing gives it back', async ({
  page,
  stack,
}) => {
  await open(page, stack.siteUrl);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(tooltip(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
});

test('blocked storage changes nothing else', async ({ page, stack }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, stack.siteUrl);
  await page.clock.runFor(3000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('other pages have no such button', async ({ page, stack }) => {
  for (const path of ['/faq', '/offerte-aanvragen', '/uk/diensten']) {
    await page.goto(stack.siteUrl + path);
    await expect(page.locator('.messaging')).toHaveCount(0);
  }
});
