import type { Screen } from './dashboard.screens.ts';

/** What the office sees of its quotes. */
export const quoteScreens: readonly Screen[] = [
  { name: 'quotes', actor: 'employee', page: 'admin', below: '/quotes' },
  {
    name: 'quotes, of which none is found',
    actor: 'employee',
    page: 'admin',
    below: '/quotes?search=nowhere',
  },
  {
    name: 'a new quote with a line that lacks everything',
    actor: 'employee',
    page: 'admin',
    below: '/quotes',
    async reach(page) {
      await page.locator('.quotes-acts .button').first().click();
      await page.locator('.quote-acts .button').first().click();
      await page.locator('.office-dialog .button.primary').click();
      await page.locator('.field .error').first().waitFor();
    },
  },
  {
    name: 'a new quote that cannot be sent yet',
    actor: 'employee',
    page: 'admin',
    below: '/quotes',
    async reach(page) {
      await page.locator('.quotes-acts .button').first().click();
      await page.locator('.quote-acts .button.primary').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'a quote that is gone',
    actor: 'employee',
    page: 'admin',
    below: '/quotes/7b1c0000-0000-4000-8000-000000000001',
  },
  { name: 'texts of quotes', actor: 'employee', page: 'admin', below: '/quotes/texts' },
];
