import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

/** More than there are stops on the home page. */
const patience = 150;

/** Whether the focus is on an element, and shows. */
const focusShows = (element: Locator) =>
  element.evaluate((found) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(found);
    return found.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

/** Presses Tab until the focus is on an element, and expects that it shows there. */
async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < patience; presses += 1) {
    await page.keyboard.press(key);
    if ((await element.and(page.locator(':focus')).count()) > 0) break;
  }
  await expect(element).toBeFocused();
  await expect.poll(() => focusShows(element)).toBe(true);
}

/** As a visitor comes who was here an hour ago: nothing comes or goes by itself in the middle. */
async function open(page: Page, siteUrl: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    localStorage.setItem('vakman-popup-dismissed', String(Date.now() - 3_600_000));
  });
  await page.goto(siteUrl);
}

test('the gallery by keyboard alone: filter and slider', async ({ page, stack }) => {
  await open(page, stack.siteUrl);
  const gallery = page.locator('vakman-gallery');
  const painting = gallery.getByRole('button', { name: 'Schilderwerk', exact: true });
  await tabTo(page, painting);
  await expect(gallery).toHaveAttribute('data-hydrated');
  await page.keyboard.press('Enter');
  await expect(painting).toHaveAttribute('aria-pressed', 'true');
  await expect(painting).toBeFocused();
  const slider = gallery.getByRole('slider').first();
  await expect(slider).toBeVisible();
  // The ring stands around the picture that the slider moves.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  for (const [key, value] of [
    ['ArrowRight', '51'],
    ['Home', '0'],
    ['End', '100'],
    ['ArrowLeft', '99'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(value);
  }
});

test('the reviews by keyboard alone: the link to all of them', async ({ page, stack }) => {
  await open(page, stack.siteUrl);
  const link = page.locator('vakman-reviews').getByRole('link');
  await tabTo(page, link);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the assistant by keyboard alone: open, close, open again, choose, go on', async ({ page, stack }) => {
  await open(page, stack.siteUrl);
  const assistant = page.locator('vakman-assistant');
  const tab = assistant.getByRole('button', { name: 'Hulp nodig?' });
  const dialog = assistant.getByRole('dialog');
  // The tab comes by the first key. Who goes back before it is there walks through the whole page.
  await page.keyboard.press('Tab');
  await expect(tab).toBeVisible();
  await tabTo(page, tab, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tab).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Ja, graag' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Bestaande bouw' }));
  await page.keyboard.press('Enter');
  const boxes = dialog.getByRole('checkbox');
  await tabTo(page, boxes.nth(1));
  await page.keyboard.press('Space');
  await tabTo(page, boxes.nth(2));
  await page.keyboard.press('Space');
  const onward = dialog.getByRole('link', { name: 'Naar offerte (2)' });
  await tabTo(page, onward);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${stack.siteUrl}/offerte-aanvragen`);
  await expect(page.getByLabel('Omschrijving', { exact: true })).toHaveValue(/^Bestaande bouw\n• .+\n• .+\n/);
});

test('the cookie notice by keyboard alone: reopened from the footer, changed, focus returned', async ({
  page,
  stack,
}) => {
  await open(page, stack.siteUrl);
  const notice = page.locator('vakman-cookie-notice');
  const link = page.locator('footer a[data-cookie-settings]');
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice.getByRole('region')).toBeFocused();
  const accept = notice.getByRole('button', { name: 'Accepteren' });
  await tabTo(page, accept);
  await page.keyboard.press('Enter');
  await expect(accept).toBeHidden();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted');
});

test('the cookie notice by keyboard alone: it waits for who is at it', async ({ page, stack }) => {
  await page.clock.install();
  await page.goto(stack.siteUrl);
  const notice = page.locator('vakman-cookie-notice');
  const decline = notice.getByRole('button', { name: 'Weigeren' });
  await page.clock.runFor(1000);
  await expect(decline).toBeVisible();
  await tabTo(page, decline);
  await page.clock.runFor(60_000);
  await expect(decline).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(decline).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
});
