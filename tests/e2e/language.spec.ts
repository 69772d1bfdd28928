import { languages, localisedPath } from '@vakman/domain/languages/languages';
import { expect, test } from '../support/stack/stack.fixture.ts';

test('a stored choice leads from a Dutch address to the same page in that language', async ({
  page,
  stack,
}) => {
  await page.goto(stack.siteUrl);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'fr'));
  await page.goto(`${stack.siteUrl}/offerte-aanvragen`);
  await expect(page).toHaveURL(`${stack.siteUrl}/fr/offerte-aanvragen`);
});

test('the cookie counts where local storage says nothing', async ({ page, context, stack }) => {
  await context.addCookies([{ name: 'i18nextLng', value: 'de', url: stack.siteUrl }]);
  await page.goto(stack.siteUrl);
  await expect(page).toHaveURL(`${stack.siteUrl}/de/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a choice that is no language of ours changes nothing', async ({ page, stack }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', '../../evil'));
  await page.goto(`${stack.siteUrl}/offerte-aanvragen`);
  await expect(page).toHaveURL(`${stack.siteUrl}/offerte-aanvragen`);
});

test('an unknown address is not found, in the language of its prefix', async ({ request, stack }) => {
  for (const language of languages) {
    const answer = await request.get(stack.siteUrl + localisedPath(language, '/bestaat-niet'));
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  }
});

test('the switcher leads to the same place of the same page, and the choice is remembered', async ({
  page,
  context,
  stack,
}) => {
  await page.goto(`${stack.siteUrl}/privacy#opgeslagen`);
  const button = page.getByRole('button', { name: 'Taal: nl, Nederlands' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Kies een taal' });
  await expect(menu.getByRole('link')).toHaveText([
    'Nederlands',
    'English',
    'Deutsch',
    'Français',
    'Español',
    'Українська',
    'Русский',
    '中文',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/de/privacy#opgeslagen`);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
  expect(await context.cookies()).toMatchObject([{ name: 'i18nextLng', value: 'de' }]);
  await page.goto(`${stack.siteUrl}/faq`);
  await expect(page).toHaveURL(`${stack.siteUrl}/de/faq`);
  await page.getByRole('button', { name: 'Sprache: de, Deutsch' }).click();
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/faq`);
});

test('on a low screen every language is within reach', async ({ page, stack }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(`${stack.siteUrl}/faq`);
  await page.getByRole('button', { name: 'Taal: nl, Nederlands' }).click();
  const menu = page.getByRole('navigation', { name: 'Kies een taal' });
  await expect(menu.getByRole('link')).toHaveCount(languages.length);
  for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('without storage the switcher still leads to the page', async ({ page, stack }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${stack.siteUrl}/blog`);
  await page.getByRole('button', { name: 'Taal: nl, Nederlands' }).click();
  await page.getByRole('link', { name: 'Українська' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/uk/blog`);
});
