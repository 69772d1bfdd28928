import { devices } from '@playwright/test';
import { countShifts } from '../bench/layout-shifts.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const offer = 'Diese Seite gibt es auch auf Deutsch';

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a page is offered in German at its own address, which the choice then leads to', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.siteUrl}/privacy?source=partner#opgeslagen`);
    await expect(page).toHaveURL(`${stack.siteUrl}/privacy?source=partner#opgeslagen`);
    await expect(page.getByRole('status').filter({ hasText: offer })).toHaveAttribute('lang', 'de');
    // By keyboard, from the section to which the address led.
    await page.getByRole('link', { name: offer }).press('Enter');
    await expect(page).toHaveURL(`${stack.siteUrl}/de/privacy?source=partner#opgeslagen`);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', /nl|de/);
    await expect(page.getByRole('link', { name: offer })).toBeHidden();
  });

  test('who closes it is never offered one again', async ({ page, stack }) => {
    await page.goto(stack.siteUrl);
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(page.locator('.language-offer')).toHaveCount(0);
    await expect(page.getByRole('main').first()).toBeFocused();
    const asked = page.waitForResponse(/\/offer-/);
    await page.goto(`${stack.siteUrl}/faq`);
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });

  test('what is in German is offered in no other language', async ({ page, stack }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${stack.siteUrl}/de/faq`, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes('/offer-'))).toEqual([]);
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });

  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [768, 800],
    [1280, 800],
  ] as const) {
    for (const path of ['/', '/kosten/kosten-gevelreiniging-almere']) {
      test(`on ${path} the line moves nothing and covers nothing, ${width} px wide`, async ({
        page,
        stack,
      }) => {
        await page.setViewportSize({ width, height });
        const shifts = await countShifts(page);
        await page.goto(`${stack.siteUrl}/404`);
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        await page.goto(stack.siteUrl + path);
        const link = page.getByRole('link', { name: offer });
        await expect(link).toBeInViewport({ ratio: 1 });
        const size = await page.getByRole('button', { name: 'Schließen' }).first().boundingBox();
        expect(size?.width).toBeGreaterThanOrEqual(44);
        expect(size?.height).toBeGreaterThanOrEqual(44);
        const covered = await page.evaluate(() => {
          const line = document.querySelector('.language-offer');
          const { bottom } = line?.getBoundingClientRect() ?? { bottom: 0 };
          return [...document.querySelectorAll('.site-header, .site-header *, main, main *')]
            .filter((element) => element.getClientRects().length > 0 && !element.closest('[popover]'))
            .filter((element) => element.getBoundingClientRect().top < bottom)
            .map(({ outerHTML }) => outerHTML.slice(0, 80));
        });
        expect(covered).toEqual([]);
        expect(await violations(page)).toEqual([]);
        expect(await shifts()).toBe(0);
      });
    }
  }

  test('the keyboard comes to it as the eye does, before the header', async ({ page, stack }) => {
    await page.goto(`${stack.siteUrl}/kosten/kosten-gevelreiniging-almere`);
    const link = page.getByRole('link', { name: offer });
    await expect(link).toBeVisible();
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.menu a').first()).toBeFocused();
  });

  test('once it is closed the header takes its room', async ({ page, stack }) => {
    await page.goto(`${stack.siteUrl}/faq`);
    const top = () => page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().top);
    await page.getByRole('link', { name: offer }).waitFor();
    expect(await top()).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Schließen' }).click();
    expect(await top()).toBe(0);
  });

  test('a robot is offered nothing', async ({ browser, stack }) => {
    const context = await browser.newContext({
      locale: 'de-DE',
      userAgent: `${devices['Desktop Chrome'].userAgent} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    });
    const page = await context.newPage();
    const asked = page.waitForResponse(/\/offer-/);
    await page.goto(stack.siteUrl);
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-offer, [data-offer]')).toHaveCount(0);
    await context.close();
  });
});

test('who reads the language of the page is offered nothing', async ({ page, stack }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(stack.siteUrl, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/offer-'))).toEqual([]);
  await expect(page.locator('.language-offer')).toHaveCount(0);
});
