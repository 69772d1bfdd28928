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
