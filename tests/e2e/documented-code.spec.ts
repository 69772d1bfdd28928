import type { Page } from '@playwright/test';
import { documentedCode } from '../support/documented-code.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { createWebsite, type Website } from '../support/website.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

let website: Website;
test.afterEach(() => website.close());

/** A new page of somebody who pastes what the page says, block by block, into a page of his own. */
async function paste(page: Page, stack: Stack, keys: readonly string[], query = ''): Promise<void> {
  const lines = keys.map((key) => documentedCode(key, stack));
  website = await createWebsite({
    'index.html': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Gids</title>\n${lines.join('\n')}\n</html>`,
    'thank-you.html': '<!doctype html><html lang="nl"><title>Bedankt</title><h1>Bedankt</h1></html>',
  });
  await page.goto(website.url + query);
}

const beginning = 'Embedding a widget 1';
const plainScript = 'Embedding a widget 2';

/** Sends a request, and answers with the address of its visitor. */
const send = async (page: Page) => (await new QuoteFormPage(page).sendGoodRequest()).email;

test('the first lines send a request, and keep the room before anything came', async ({ page, stack }) => {
  await page.route('**/embed/v1.js', (route) => route.abort());
  await paste(page, stack, [beginning]);
  const tag = page.locator('vakman-quote-form');
  expect((await tag.boundingBox())?.height).toBe(1815);
  await expect(tag.getByRole('link')).toBeVisible();
  await page.unroute('**/embed/v1.js');
  await page.reload();
  const email = await send(page);
  await expect(new QuoteFormPage(page).success).toBeVisible();
  expect(await stack.requestsOf(email)).toMatchObject([{ source: 'your-name' }]);
});

test('the popup opens by its link and by any element, with the script as a plain one', async ({
  page,
  stack,
}) => {
  await paste(page, stack, [plainScript, 'A popup, a tab, any element 1', 'A popup, a tab, any element 2']);
  await page.getByRole('link', { name: 'Request a quote' }).click();
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page.getByText(form.messages.steps.work, { exact: true })).toBeVisible();
});

test('what stands in the tag comes along, and the page of thanks opens', async ({ page, stack }) => {
  await paste(page, stack, [plainScript, 'What comes along 1'], '/?utm_source=brief&gclid=7&email=jo');
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  await form.hydrated();
  await form.field('message').fill(request.message);
  await form.field('square_meters').selectOption(request.square_meters);
  await form.field('timeline').selectOption(request.timeline);
  const next = page.getByRole('button', { name: form.messages.steps.next });
  await next.click();
  await form.field('street_address').fill(request.street_address);
  await form.field('postal_code').fill(request.postal_code);
  await next.click();
  for (const name of ['name', 'email', 'phone'] as const) await form.field(name).fill(request[name]);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you\?reference=[\dA-F]{4}-[\dA-F]{4}$/);
  expect(await stack.requestsOf(request.email)).toMatchObject([
    {
      source: 'your-name',
      source_details: {
        partner_reference: 'L-2026-118',
        branch: 'Almere',
        page: 'painters',
        utm_source: 'brief',
        gclid: '7',
      },
    },
  ]);
});

test('calls fill the form, whether they come before it or after', async ({ page, stack }) => {
  await paste(page, stack, ['Calls 2', beginning]);
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await expect(form.field('postal_code')).toHaveValue('1315 AB');
  await page.addScriptTag({ content: documentedCode('Calls 1', stack) });
  await expect(form.field('message')).toHaveValue('Kozijnen schilderen');
  const told = page.waitForEvent('console', (message) => /^[\dA-F]{4}-[\dA-F]{4}$/.test(message.text()));
  await send(page);
  await told;
});

test('what happens is counted, and nothing of it is personal', async ({ page, stack }) => {
  await paste(page, stack, ['Counting 1', beginning]);
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await form.submit.click();
  const email = await send(page);
  await expect(form.success).toBeVisible();
  const layer = await page.evaluate<{ event: string }[]>('dataLayer');
  const counted = new Set(layer.map(({ event }) => event));
  for (const name of ['quote-form-field-invalid', 'quote-form-started', 'quote-request-submitted'])
    expect(counted).toContain(name);
  expect(JSON.stringify(layer)).not.toContain(email);
});

test('the form in a frame has its height from the lines beside it', async ({ page, stack }) => {
  await paste(page, stack, ['In a frame 1', 'In a frame 2']);
  const frame = page.locator('#quote');
  await expect.poll(() => frame.getAttribute('height')).not.toBe('1700');
  await expect(frame.contentFrame().locator('vakman-quote-form')).toHaveAttribute('steps', '');
});

test('the styles reach what they name', async ({ page, stack }) => {
  const styles = ['Looks 1', 'Looks 2', 'Looks 3', 'Looks 4', 'Looks 5'].map((key) =>
    documentedCode(key, stack),
  );
  await paste(page, stack, [beginning]);
  await page.addStyleTag({ content: styles.join('\n') });
  await new QuoteFormPage(page).hydrated();
  const looks = await page.locator('vakman-quote-form').evaluate((form) => {
    const of = (selector: string) => getComputedStyle(form.shadowRoot?.querySelector(selector) as Element);
    return {
      label: of('[part=label]').fontWeight,
      input: of('[part=input]').borderRadius,
      submit: of('[part=submit]').borderRadius,
      accent: of('[part=submit]').backgroundColor,
    };
  });
  expect(looks).toEqual({ label: '400', input: '8px', submit: '999px', accent: 'rgb(0, 85, 170)' });
});
