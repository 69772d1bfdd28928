import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

test('mails about requests go where an admin chose, and back where they went once he takes that back', async ({
  browser,
  page,
  stack,
}) => {
  const context = await browser.newContext({ ...keeping(await sharedSession('admin')), locale: 'nl' });
  const office = await context.newPage();
  await office.goto(`${stack.siteUrl}/admin/settings`);
  const field = office.locator('#notification-addresses');
  // The configured address stays among them: other tests look for their mails there.
  const chosen = `balie-${crypto.randomUUID().slice(0, 8)}@firm.example`;
  await field.fill(`${mailOffice}\n${chosen}`);
  await office.locator('.settings-form:has(#notification-addresses) .button').click();
  // Under the pointer it stays until the mail has come.
  await office.locator('.toast').first().hover();

  const form = new QuoteFormPage(page);
  await form.open(stack.siteUrl);
  await form.hydrated();
  const request = goodRequest();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const mail = await stack.mailTo(chosen, request.email);
  expect(mail.html).toContain(request.email);

  await office.locator('.toast .button').first().click();
  await expect(field).toHaveValue('');
});
