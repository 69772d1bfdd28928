import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const day = 24 * 60 * 60 * 1000;
const customer = demoAccounts.find(({ role }) => role === 'customer');

for (const [clock, ahead] of [
  ['a day fast', day],
  ['a day slow', -day],
] as const) {
  test(`whoever has a clock that is ${clock} signs in, and stays in without asking for token after token`, async ({
    page,
    stack,
  }) => {
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
    });
    await page.clock.install({ time: Date.now() + ahead });
    await page.goto(`${stack.siteUrl}/login`);
    await page.getByLabel('E-mailadres').fill(customer?.email ?? '');
    await page.getByLabel('Wachtwoord', { exact: true }).fill(customer?.password ?? '');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    const dossier = page.getByRole('heading', { level: 1, name: 'Mijn dossier' });
    await expect(dossier).toBeVisible();
    await page.reload();
    await expect(dossier).toBeVisible();
    await page.clock.runFor(5 * 60 * 1000);
    await expect(dossier).toBeVisible();
    expect(refreshes).toBe(0);
  });
}
