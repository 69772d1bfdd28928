import type { Page } from '@playwright/test';
import { expect } from '../support/stack/stack.fixture.ts';

/** The names of the projects that a visitor sees on the home page, the first first. */
export async function shownProjects(page: Page, siteUrl: string): Promise<string[]> {
  // What the build rendered has names too, which give way to boxes until the database has answered.
  const answered = page.waitForResponse((response) => response.url().includes('/rest/v1/project_gallery'));
  await page.goto(siteUrl);
  await page.locator('#projecten').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await (await answered).finished();
  const list = page.locator('vakman-gallery[data-hydrated]').getByRole('list').first();
  await expect(list).not.toHaveAttribute('aria-busy');
  const names = list.getByRole('heading', { level: 3 });
  await expect(names.first()).toBeVisible();
  return names.allTextContents();
}
