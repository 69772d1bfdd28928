import type { Language } from '@vakman/domain/languages/languages';
import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage, type Request } from './quote-form.page.ts';

for (const language of ['nl', 'de'] satisfies Language[]) {
  test(`an empty form is answered by a summary that leads to each field (${language})`, async ({
    page,
    stack,
  }) => {
    const form = new QuoteFormPage(page, language);
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.submit.click();
    const summary = page.getByRole('alert').filter({ hasText: form.messages.errorSummary.title });
    await expect(summary).toBeFocused();
    const { errors } = form.messages;
    // What is said first of each field is that it is empty.
    const expected = fields.map(({ name }) => Object.values(errors[name])[0] ?? '');
    expect(expected).toContain(errors.message.tooShort);
    await expect(summary.getByRole('link')).toHaveText(expected);
    await summary.getByRole('link', { name: errors.phone.tooShort }).press('Enter');
    await expect(form.field('phone')).toBeFocused();
    await expect(form.field('phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('phone')).toHaveAccessibleDescription(new RegExp(errors.phone.tooShort));
  });
}

const wrong: [keyof Request, string, (m: QuoteFormPage['messages']['errors']) => string][] = [
  ['name', 'A', (errors) => errors.name.tooShort],
  ['name', '😀'.repeat(101), (errors) => errors.name.tooLong],
  ['email', 'nobody@nowhere', (errors) => errors.email.invalid],
  ['phone', '0612345', (errors) => errors.phone.tooShort],
  ['phone', '0'.repeat(21), (errors) => errors.phone.tooLong],
  ['street_address', 'Dam', (errors) => errors.street_address.tooShort],
  ['postal_code', '131', (errors) => errors.postal_code.tooShort],
  ['postal_code', '1315 AB Almere', (errors) => errors.postal_code.tooLong],
  ['message', 'Graag.', (errors) => errors.message.tooShort],
  ['message', 'x'.repeat(2001), (errors) => errors.message.tooLong],
];

test('each wrong value gets its own sentence and keeps the others', async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  await form.open(stack.siteUrl);
  await form.hydrated();
  for (const [name, value, sentence] of wrong) {
    const request = { ...goodRequest(), [name]: value };
    await form.fillIn(request);
    await form.submit.click();
    await expect(form.field(name)).toHaveAccessibleDescription(new RegExp(sentence(form.messages.errors)));
    expect(await form.values()).toEqual(request);
  }
});

test('text of any kind arrives as it was typed', async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  const strange = "مرحبا <script>alert(1)</script> '; drop table quote_requests; -- 👩‍🎨 שלום ";
  const request = { ...goodRequest(), message: strange + 'x'.repeat(2000 - [...strange].length) };
  await form.open(stack.siteUrl);
  await form.hydrated();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ message: request.message }]);
  const office = await stack.mailTo(mailOffice, request.email);
  expect(office.html).not.toContain('<script>');
});
