import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const opener = (page: Page) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: 'Diensten' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Diensten' });

test('by keyboard: it keeps the focus, closes by Escape and gives the focus back', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.siteUrl}/faq`);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  expect(await drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  const call = drawer(page).getByRole('link', { name: /^Bel direct/ });
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute('href', /^tel:\+31/);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stands the browser itself, which is told as the body.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toBe(
      await page.evaluate(() => (document.activeElement === document.body ? 'body' : 'dialog')),
    );
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('by touch: it opens, closes by its button and beside it, and when a link is chosen', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.siteUrl}/faq`);
  await opener(page).tap();
  await drawer(page).getByRole('button', { name: 'Sluiten' }).tap();
  await expect(drawer(page)).toBeHidden();
  await opener(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(20, 600);
  await expect(drawer(page)).toBeHidden();
  await opener(page).tap();
  await drawer(page).getByRole('link', { name: 'Houtrotreparatie' }).tap();
  await expect(page).toHaveURL(`${stack.siteUrl}/diensten/houtrot-reparatie-almere`);
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${stack.siteUrl}/faq`);
  await expect(drawer(page)).toBeHidden();
});

test('it fits on the smallest screen, lying down too, and every target is large enough', async ({
  page,
  stack,
}) => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 740, height: 320 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`${stack.siteUrl}/de/faq`);
    await page.locator('.opens-services').tap();
    const dialog = page.locator('#services-menu');
    await expect(dialog).toBeInViewport({ ratio: 0.99 });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const last = dialog.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    for (const target of await dialog.locator('a, button').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Escape');
  }
});
