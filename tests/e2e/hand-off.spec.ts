import { expect, test } from '../support/stack/stack.fixture.ts';
import { createWebsite } from '../support/website.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

test("the assistant of a partner's page hands source and answers to the form, which sends them", async ({
  page,
  stack,
}) => {
  const website = await createWebsite({
    'index.html': `<!doctype html><html lang="nl"><title>Klusgids</title>
      <script type="module" src="${stack.siteUrl}/embed/v1.js"></script>
      <vakman-assistant lang="nl" source="klusgids"></vakman-assistant></html>`,
  });
  await page.goto(website.url);
  const assistant = page.locator('vakman-assistant');
  await assistant.locator('[part=tab]').click();
  await assistant.locator('.initial .primary').click();
  await assistant.locator('.chip.existing').click();
  await assistant.locator('li:last-child label').click();
  await assistant.locator('a.primary').click();
  await page.waitForURL(/\/offerte-aanvragen\?/);
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await expect(form.field('message')).toHaveValue(/^Bestaande bouw\n• /);
  const { message: _, ...request } = goodRequest();
  await form.fillIn(request);
  // Loaded anew, the answers are not repeated, and the partner is still known.
  await page.reload();
  await form.hydrated();
  const kept = await form.field('message').inputValue();
  expect(kept.match(/Bestaande bouw/g)).toHaveLength(1);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'klusgids' }]);
  await website.close();
});
