import { facts } from '@vakman/widgets/generated/facts.ts';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { loseFirstAnswer } from './lose-first-answer.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

const uploads = '**/storage/v1/object/**';
const inserts = '**/rest/v1/quote_requests*';

test.describe('whatever fails, nothing that was typed is lost', () => {
  test('photos that cannot be uploaded are left out, the request arrives', async ({ page, stack }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    await page.route(uploads, (route) => route.fulfill({ status: 500, body: '{}' }));
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.photos.setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('jpeg', 60, 40),
    });
    await form.submit.click();
    await expect(form.toast(form.messages.toasts.photosFailed.title)).toBeVisible();
    await expect(form.success).toBeVisible();
    expect(await stack.requestsOf(request.email)).toMatchObject([{ photos: [] }]);
  });

  test('a failing insert keeps everything and shows the phone number', async ({ page, stack }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    let attempts = 0;
    await page.route(inserts, (route) => {
      attempts += 1;
      return attempts === 1 ? route.fulfill({ status: 500, body: '{"code":"XX000"}' }) : route.continue();
    });
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.submit.click();
    await expect(form.toast(form.messages.toasts.failed.title)).toBeVisible();
    await expect(
      page.locator('vakman-quote-form').getByRole('link', { name: facts.company.phone.display }).first(),
    ).toHaveAttribute('href', facts.company.phone.href);
    expect(await form.values()).toEqual(request);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await stack.requestsOf(request.email)).toHaveLength(1);
  });

  test('an answer that never came is asked again without a second request', async ({ page, stack }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    await loseFirstAnswer(page, inserts);
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.submit.click();
    await expect(form.toast(form.messages.toasts.failed.title)).toBeVisible();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await stack.requestsOf(request.email)).toHaveLength(1);
  });

  test('an edit after an answer that never came is another request, and both have the photo', async ({
    page,
    stack,
  }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    await loseFirstAnswer(page, inserts);
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.photos.setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('jpeg', 60, 40),
    });
    await form.submit.click();
    await expect(form.toast(form.messages.toasts.failed.title)).toBeVisible();
    await form.fillIn({ message: 'Ook de voordeur, graag.' });
    await form.submit.click();
    await expect(form.success).toBeVisible();
    const stored = async () =>
      (await stack.requestsOf(request.email)).map(({ attachments }) => attachments.length);
    await expect.poll(stored, { timeout: 20_000 }).toEqual([1, 1]);
  });

  test('two clicks make one request', async ({ page, stack }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.submit.dblclick();
    await expect(form.success).toBeVisible();
    expect(await stack.requestsOf(request.email)).toHaveLength(1);
  });

  test('without a network the form waits, and sends when it is back', async ({ page, context, stack }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await context.setOffline(true);
    await form.submit.click();
    await expect(page.locator('vakman-quote-form').getByText(form.messages.offline)).toBeVisible();
    expect(await form.values()).toEqual(request);
    await context.setOffline(false);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await stack.requestsOf(request.email)).toHaveLength(1);
  });

  test('the button says that it is busy, and takes no second click', async ({ page, stack }) => {
    const form = new QuoteFormPage(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(inserts, async (route) => {
      await released;
      await route.continue();
    });
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(goodRequest());
    await form.submit.click();
    const busy = page.getByRole('button', { name: form.messages.submitting });
    await expect(busy).toBeDisabled();
    release();
    await expect(form.success).toBeVisible();
  });

  test('a flood is refused with kind words', async ({ page, stack }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    await page.route(inserts, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/json',
        body: '{"code":"PT429","message":"Too many requests"}',
      }),
    );
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.submit.click();
    await expect(form.toast(form.messages.toasts.tooManyRequests.title)).toBeVisible();
    expect(await form.values()).toEqual(request);
  });

  test('declined cookies are mentioned, and the request is processed', async ({ page, stack }) => {
    const form = new QuoteFormPage(page);
    const request = goodRequest();
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.submit.click();
    await expect(form.toast(form.messages.toasts.cookiesDeclined.title)).toBeVisible();
    await expect(form.success).toBeVisible();
    expect(await stack.requestsOf(request.email)).toHaveLength(1);
  });
});
