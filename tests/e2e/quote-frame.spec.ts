import type { Frame, Page } from '@playwright/test';
import { documentedCode } from '../support/documented-code.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { createWebsite, type Website } from '../support/website.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

let website: Website;
test.afterEach(() => website.close());

/** A page of another site with the quote form in a frame. It follows the height as docs/embedding.md tells it to. */
async function openFramed(page: Page, siteUrl: string, frame: string): Promise<Frame> {
  website = await createWebsite({
    'index.html': `<!doctype html><html lang="nl"><title>Gids</title><iframe id="quote" ${frame}></iframe>
      <script>
        const told = [];
        addEventListener('message', ({ data }) => told.push(data));
      </script>${documentedCode('In a frame 2', { siteUrl })}</html>`,
  });
  await page.goto(website.url);
  const framed = await (await page.locator('#quote').elementHandle())?.contentFrame();
  if (!framed) throw new Error('nothing is in the frame');
  return framed;
}

const told = (page: Page) => page.evaluate<unknown[]>('told');

test('a form in a frame has the height that it needs, sends, and tells the page its reference', async ({
  page,
  stack,
}) => {
  const source = `${stack.siteUrl}/embed/quote-form/nl.html?source=kadergids&utm_campaign=brief`;
  const frame = await openFramed(page, stack.siteUrl, `src="${source}" title="Offerte" width="600"`);
  const form = new QuoteFormPage(frame);
  const request = goodRequest();
  await form.hydrated();
  await expect.poll(() => page.locator('#quote').evaluate((box) => box.clientHeight)).toBeGreaterThan(1000);
  expect(await frame.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1)).toBe(false);
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await stack.requestsOf(request.email)).toMatchObject([
    { source: 'kadergids', source_details: { utm_campaign: 'brief' } },
  ]);
  const heights = ((await told(page)) as { vakman: string; height?: number }[]).flatMap(
    ({ height }) => height ?? [],
  );
  // None that is that of an empty page, which would make the page around it jump.
  expect(heights[0]).toBeGreaterThan(1000);
  const events = JSON.stringify(await told(page));
  expect(events).toContain('"quote-request-submitted"');
  expect(events).not.toContain(request.email);
});

test('a form in a frame that forbids forms says what is wrong, and sends', async ({ page, stack }) => {
  const source = `${stack.siteUrl}/embed/quote-form/nl.html?source=zandbak`;
  const frame = await openFramed(page, stack.siteUrl, `src="${source}" sandbox="allow-scripts" width="600"`);
  const form = new QuoteFormPage(frame);
  const request = goodRequest();
  await form.hydrated();
  await expect.poll(() => page.locator('#quote').evaluate((box) => box.clientHeight)).toBeGreaterThan(1000);
  await form.submit.click();
  await expect(frame.getByRole('alert').first()).toBeVisible();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'zandbak' }]);
});

test('no address makes our page lead elsewhere, and no page of ours but the form is shown in a frame', async ({
  page,
  stack,
}) => {
  const source = `${stack.siteUrl}/embed/quote-form/nl.html?redirect=https://elsewhere.example&onload=x&name=Jo&email=jo%40example.test&steps`;
  const frame = await openFramed(page, stack.siteUrl, `src="${source}" width="600"`);
  await new QuoteFormPage(frame).hydrated();
  const attributes = await frame.locator('vakman-quote-form').evaluate((form) => form.getAttributeNames());
  expect(attributes).toEqual(expect.arrayContaining(['lang', 'steps']));
  for (const name of ['redirect', 'onload', 'name', 'email']) expect(attributes).not.toContain(name);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.evaluate((url) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
  }, `${stack.siteUrl}/login`);
  await refused;
});
