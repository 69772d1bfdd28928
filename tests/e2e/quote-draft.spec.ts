import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

test('a tab closed in the middle loses nothing that was typed', async ({ context, stack }) => {
  const request = goodRequest();
  const first = new QuoteFormPage(await context.newPage());
  await first.open(stack.siteUrl);
  await first.hydrated();
  await first.fillIn(request);
  await first.page.close();

  const second = new QuoteFormPage(await context.newPage());
  await second.open(stack.siteUrl);
  await second.hydrated();
  await expect(second.page.getByText(second.messages.draft.restored)).toBeVisible();
  expect(await second.values()).toEqual(request);

  await second.page.getByRole('button', { name: second.messages.draft.discard }).click();
  await expect(second.field('name')).toHaveValue('');
  expect(await second.page.evaluate(() => localStorage.getItem('quote-form-data'))).toBeNull();
});

test('a browser that blocks storage can still send', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse });
  });
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  await form.open(stack.siteUrl);
  await form.hydrated();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await stack.requestsOf(request.email)).toHaveLength(1);
});

test('words typed before the script arrived are kept', async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/embed/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await form.open(stack.siteUrl);
  await form.field('name').fill('Vroege Vogel');
  release();
  await form.hydrated();
  await expect(form.field('name')).toHaveValue('Vroege Vogel');
});
