import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { saveProject } from '@vakman/supabase/client/projects';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { faultsOnPaper } from './on-paper.ts';

test('a customer prints a project dark on white, with nothing to press', async ({ browser, stack }) => {
  const office = await sharedSession('employee');
  const id = crypto.randomUUID();
  await saveProject(
    { ...stack.connection, accessToken: office.access_token },
    {
      id,
      version: null,
      request_id: null,
      title: 'Kozijnen',
      language: 'nl',
      name: 'Familie Bakker',
      email: demoAccounts.find(({ role }) => role === 'customer')?.email ?? null,
      phone: '',
      street_address: 'Havenstraat 7',
      postal_code: '1354 AB',
      exterior_painting: null,
      agreed_cents: 125_000,
      lead: null,
    },
  );
  const context = await browser.newContext(keeping(await sharedSession('customer')));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}${pathTo('project', 'nl')}/${id}`);
  await page.locator('.project-where').waitFor();
  expect(await faultsOnPaper(page)).toEqual([]);
  await context.close();
});
