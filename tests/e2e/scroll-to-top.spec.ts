import { expect, test } from '../support/stack/stack.fixture.ts';

for (const path of ['/', '/faq']) {
  test(`the way up appears after more than 300 px, and leads there (${path})`, async ({ page, stack }) => {
    await page.goto(stack.siteUrl + path);
    const up = page.locator('.scroll-to-top');
    await expect(up).toBeHidden();
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await scrollTo(300);
    await expect(up).toBeHidden();
    await scrollTo(301);
    await expect(up).toBeVisible();
    await expect(up).toHaveAccessibleName('Naar boven');
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toBeHidden();
    await scrollTo(1000);
    await expect(up).toBeVisible();
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
