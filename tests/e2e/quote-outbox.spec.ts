import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

test('a backend killed between insert and mail mails after its restart', async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  // The call for the mail never arrives: the row is written, the mail is not.
  await page.route('**/functions/v1/send-quote-notification', (route) => route.abort());
  await form.open(stack.siteUrl);
  await form.hydrated();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await stack.killBackend();
  await stack.startBackend();
  const office = await stack.mailTo(mailOffice, request.email);
  expect(office.html).toContain(request.street_address);
  await stack.mailTo(request.email);
  expect(await stack.requestsOf(request.email)).toHaveLength(1);
});
