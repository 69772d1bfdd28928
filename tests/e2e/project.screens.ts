import type { Screen } from './dashboard.screens.ts';

/** Projects, as the office sees them. */
export const projectScreens: readonly Screen[] = [
  { name: 'projects', actor: 'employee', page: 'admin', below: '/projects' },
  { name: 'their figures', actor: 'employee', page: 'admin', below: '/projects?view=figures' },
  {
    name: 'a project begun by hand',
    actor: 'employee',
    page: 'admin',
    below: '/projects/new',
    async reach(page) {
      await page.locator('main .button.primary').click();
      await page.locator('.field .error').first().waitFor();
    },
  },
  {
    name: 'a project that is gone',
    actor: 'employee',
    page: 'admin',
    below: '/projects/00000000-0000-4000-8000-000000000000',
  },
];
