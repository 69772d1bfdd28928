import { localisedPath } from '@vakman/domain/languages/languages';
import { expect, test } from '../support/stack/stack.fixture.ts';

for (const language of ['nl', 'uk'] as const) {
  test(`the home page loads without a fault (${language})`, async ({ page, stack }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(stack.siteUrl + localisedPath(language, '/'), { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('vakman-quote-form').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });
}
