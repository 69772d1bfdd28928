import type { Screen } from './dashboard.screens.ts';

/** Partners, as the office sees them. */
export const partnerScreens: readonly Screen[] = [
  { name: 'partners', actor: 'employee', page: 'admin', below: '/partners' },
  {
    name: 'a new partner',
    actor: 'admin',
    page: 'admin',
    below: '/partners',
    async reach(page) {
      await page.locator('.partners-head .button.primary').click();
      await page.locator('#partner-name').waitFor();
    },
  },
];
