import { pathTo } from '@vakman/site/_data/routes.ts';
import { fill } from '@vakman/domain/text/fill';
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

for (const width of [375, 1280]) {
  test(`a page about a service in a province tells the form both, to the end (${width})`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${stack.siteUrl}${pathTo('local/latex-spuiten/groningen', 'nl')}`);
    await page.locator('.page-head a.button').first().click();
    const form = new QuoteFormPage(page);
    await form.hydrated();
    await expect(form.field('message')).toHaveValue('• Latex spuiten\n• Provincie: Groningen\n');
    await expect(page).toHaveURL(/offerte-aanvragen$/);
    await page.getByRole('button', { name: 'Latex spuiten', pressed: true }).press('Space');
    await page.getByRole('button', { name: 'Gevelreiniging', pressed: false }).press('Enter');
    await expect(form.field('message')).toHaveValue('• Provincie: Groningen\n• Gevelreiniging\n');
    const { message: _, ...request } = goodRequest();
    await form.fillIn({ ...request, postal_code: '9712 AB' });
    await expect(page.getByText(form.messages.outsideArea)).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAccessibleName('Offerte aanvragen');
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await expect(heading).toHaveAccessibleName('Bedankt, uw aanvraag is verstuurd');
    await expect(page.getByText('Vul het formulier in.')).toBeHidden();
    await expect(page.locator('.done')).toContainText(request.email);
    await expect(page.locator('.done')).toContainText(/uiterlijk \S+dag \d+ \S+ om \d\d:\d\d/);
    // Both at once: the page may still be gliding to them.
    const room = await page.locator('.done').evaluate((panel) => {
      const notice = panel.parentElement?.querySelector('.toast')?.getBoundingClientRect();
      return (notice?.top ?? 0) - panel.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThanOrEqual(-1);
    const [stored] = await stack.requestsOf(request.email);
    expect(stored?.message).toBe('• Provincie: Groningen\n• Gevelreiniging');
    await page.locator('.done').getByRole('button').click();
    await expect(heading).toHaveAccessibleName('Offerte aanvragen');
  });
}

test('an estimate tells the form the work, its size and its state', async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}${pathTo('service/latex-spuiten', 'nl')}`);
  const estimator = page.locator('.estimator form');
  await estimator.locator('[name=area]').fill('120');
  await estimator.locator('[name=state]').selectOption('poor');
  await estimator.getByRole('button').click();
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await expect(form.field('square_meters')).toHaveValue('100-200');
  const { existing, area, states, additionalInformation } = form.messages.preferences;
  await expect(form.field('message')).toHaveValue(
    `${existing}\n• Latex spuiten\n• ${fill(area, { area: 120 })}\n• ${states.poor}\n\n${additionalInformation} `,
  );
  await expect(page).toHaveURL(/offerte-aanvragen$/);
});
