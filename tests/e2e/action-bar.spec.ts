import type { Page } from '@playwright/test';
import { localisedPath } from '@vakman/domain/languages/languages';
import { countShifts } from '../bench/layout-shifts.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { openAgain } from './returning-visitor.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Snel verder' });
const popup = (page: Page) => page.locator('vakman-assistant').getByRole('dialog');

const phone = { width: 375, height: 812 };

/** Upper edges of what is seen in the bar. */
const rows = (page: Page) =>
  page
    .locator('.action-bar')
    .locator('a:visible, [value=open]:visible')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));

for (const language of ['nl', 'uk', 'es'] as const) {
  for (const width of [320, 375, 640]) {
    test(`one row holds everything, within the screen (${language}, ${width} px)`, async ({
      page,
      stack,
    }) => {
      const shifts = await countShifts(page, '.action-bar');
      await openAgain(page, stack.siteUrl + localisedPath(language, '/'), { width, height: 740 });
      await page.mouse.wheel(0, 1500);
      await expect.poll(async () => (await rows(page)).length).toBe(5);
      expect(new Set(await rows(page)).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const outside = await page.locator('.action-bar').evaluate((element) => {
        const { right } = element.lastElementChild!.getBoundingClientRect();
        return right - innerWidth;
      });
      expect(outside).toBeLessThanOrEqual(0);
      expect(await shifts()).toBe(0);
    });
  }
}

test('from 641 px on there is no bar', async ({ page, stack }) => {
  await openAgain(page, stack.siteUrl, { width: 641, height: 740 });
  await page.mouse.wheel(0, 900);
  await expect(page.locator('.action-bar > .button')).toHaveCount(2);
  await expect(page.locator('.action-bar > .button:visible')).toHaveCount(0);
  await expect(page.locator('.scroll-to-top')).toHaveCSS('position', 'fixed');
});

test('it leads to the form, on other pages to the page of the form, and to the telephone', async ({
  page,
  stack,
}) => {
  await openAgain(page, `${stack.siteUrl}/faq`, phone);
  await expect(bar(page).getByRole('link', { name: 'Bel' })).toHaveAttribute('href', /^tel:\+31/);
  await bar(page).getByRole('link', { name: 'Offerte' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/offerte-aanvragen`);
  await page.goto(stack.siteUrl);
  await page.mouse.wheel(0, 1500);
  await bar(page).getByRole('link', { name: 'Offerte' }).click();
  await expect(page.locator('#offerte h2')).toBeInViewport();
});

test('the assistant is a strip above the bar, its bubble in it', async ({ page, stack }) => {
  await openAgain(page, stack.siteUrl, phone);
  await page.mouse.wheel(0, 1500);
  await page.getByRole('button', { name: 'Hulp nodig?' }).click();
  await expect(popup(page)).toBeVisible();
  const bubble = popup(page).getByText('Met twee vragen');
  await expect(bubble).toBeVisible();
  const [strip, words, foot] = await Promise.all(
    [popup(page), bubble, bar(page)].map((part) => part.boundingBox()),
  );
  expect(strip!.y + strip!.height).toBeLessThanOrEqual(foot!.y + 1);
  expect(strip!.height).toBeLessThan(130);
  expect(words!.y).toBeGreaterThan(strip!.y);
});

test('the assistant waits for the words beside the messaging button', async ({ page, stack }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await page.clock.install();
  await page.goto(stack.siteUrl);
  await page.mouse.wheel(0, 1500);
  // Under a pointer the words stay, however slow the machine is.
  await page.locator('.messaging').hover();
  await page.clock.runFor(4500);
  await expect(page.locator('.messaging-tooltip')).toBeVisible();
  await expect(popup(page)).toHaveCSS('opacity', '0');
  await page.mouse.move(100, 300);
  await page.clock.runFor(3000);
  await expect(page.locator('.messaging-tooltip')).toBeHidden();
  await expect(popup(page)).toHaveCSS('opacity', '1');
});

test('it makes way where somebody types, and for the cookie notice', async ({ page, stack }) => {
  await openAgain(page, `${stack.siteUrl}/sitemap`, phone);
  await expect(page.locator('.action-bar')).toHaveCSS('opacity', '1');
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('input')));
  await page.locator('main > input').focus();
  await expect(page.locator('.action-bar')).toHaveCSS('opacity', '0');
  await page.locator('main > input').blur();
  await expect(page.locator('.action-bar')).toHaveCSS('opacity', '1');
  await page.locator('vakman-cookie-notice').evaluate((notice) => notice.setAttribute('open', ''));
  await expect(page.locator('.action-bar')).toHaveCSS('opacity', '0');
});

test('the last line of a page stands above it', async ({ page, stack }) => {
  await openAgain(page, `${stack.siteUrl}/faq`, phone);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [gap, height] = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.rights')!);
    const { top } = document.querySelector('.action-bar')!.getBoundingClientRect();
    return [top - range.getBoundingClientRect().bottom, innerHeight - top] as const;
  });
  expect(height).toBeGreaterThan(40);
  expect(gap).toBeGreaterThan(8);
});
