import type { Screen } from './dashboard.screens.ts';

/** The agenda of the office. */
export const calendarScreens: readonly Screen[] = [
  { name: 'calendar', actor: 'employee', page: 'admin', below: '/calendar' },
  {
    name: 'calendar by month',
    actor: 'admin',
    page: 'admin',
    below: '/calendar',
    async reach(page) {
      await page.locator('.calendar-spans .button').last().click();
    },
  },
  {
    name: 'something planned',
    actor: 'admin',
    page: 'admin',
    below: '/calendar',
    async reach(page) {
      await page.locator('.calendar-acts .button').first().click();
      await page.locator('#plan-start').waitFor();
    },
  },
];
