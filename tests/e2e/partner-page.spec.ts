import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

test('a partner page sends a request with its source', async ({ page, stack }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  await page.goto(stack.partnerUrl);
  await page.locator('vakman-quote-form').scrollIntoViewIfNeeded();
  await form.hydrated();
  await form.fillIn(request);
  await page.evaluate(async () => {
    localStorage.setItem('user-input', "the partner's own");
    await caches.open('partner-data');
  });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'klusgids', language: 'nl' }]);
  expect(await page.evaluate(() => localStorage.getItem('user-input'))).toBe("the partner's own");
  expect(await page.evaluate(() => caches.keys())).toEqual(['partner-data']);
  expect(errors).toEqual([]);
});

test('before the form is near, a partner page asks us for the loader and nothing else', async ({
  page,
  stack,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.siteUrl)) asked.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto(stack.partnerUrl, { waitUntil: 'networkidle' });
  expect(asked).toEqual(['/embed/v1.js']);
});

test('a host that blocks our script keeps a link', async ({ page, stack }) => {
  await page.route('**/embed/**', (route) => route.abort());
  await page.goto(stack.partnerUrl);
  await expect(page.locator('vakman-quote-form a')).toBeVisible();
});

test('the form is as large as on our own page, whatever the host does to its root font size', async ({
  page,
  stack,
}) => {
  const height = async () => {
    await page.locator('vakman-quote-form').scrollIntoViewIfNeeded();
    const form = new QuoteFormPage(page);
    await form.hydrated();
    return (await form.field('name').boundingBox())?.height;
  };
  await page.goto(stack.partnerUrl);
  const there = await height();
  await page.goto(`${stack.siteUrl}/offerte-aanvragen`);
  expect(there).toBe(await height());
});
