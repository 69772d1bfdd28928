import { saveProject } from '@vakman/supabase/client/projects';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { faultsOnPaper } from './on-paper.ts';
import { projectDraft } from './project-draft.ts';

test('a customer prints a project dark on white, with nothing to press', async ({ browser, stack }) => {
  const office = await sharedSession('employee');
  const project = projectDraft('Kozijnen');
  await saveProject({ ...stack.connection, accessToken: office.access_token }, project);
  const context = await browser.newContext(keeping(await sharedSession('customer')));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}${pathTo('project', 'nl')}/${project.id}`);
  await page.locator('.project-where').waitFor();
  expect(await faultsOnPaper(page)).toEqual([]);
  await context.close();
});
