import { readFileSync } from 'node:fs';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const { test: words, road } = JSON.parse(
  readFileSync(
    new URL('../../dashboard/src/features/mail-trouble/messages/nl.json', import.meta.url),
    'utf8',
  ),
) as { readonly test: { readonly send: string }; readonly road: { readonly none: string } };

test('an admin sends himself a test mail, and sees that it left and that there is no other road', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ ...keeping(await sharedSession('admin')), locale: 'nl' });
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/admin/settings`);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.locator('.settings-test')).toContainText(/\d{1,2}:\d{2}/);
  const address = demoAccounts.find(({ role }) => role === 'admin')?.email ?? '';
  const mail = await stack.mailTo(address, '/admin');
  expect(mail.subject).toMatch(/^Testmail/);
  await expect(page.getByText(road.none)).toBeVisible();
});
