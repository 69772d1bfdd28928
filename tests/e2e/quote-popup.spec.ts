import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { createWebsite, type Website } from '../support/website.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

let website: Website;
test.afterEach(() => website.close());

/** A page of another site; `{site}` is the address of ours. The script is a plain one, as WordPress prints it. */
async function openGuide(page: Page, { siteUrl }: Stack, body: string): Promise<void> {
  const html = `<!doctype html><html lang="nl"><title>Gids</title>${body}</html>`;
  website = await createWebsite({ 'index.html': html.replaceAll('{site}', siteUrl) });
  await page.goto(website.url);
}

const script = '<script async src="{site}/embed/v1.js"></script>';
const popup = (attributes: string) =>
  `<vakman-quote-popup source="venstergids" ${attributes}><a href="{site}/offerte-aanvragen?source=venstergids">Vraag een offerte</a></vakman-quote-popup>`;

test('a link opens the form over the page, which asked for nothing before, and has the focus again', async ({
  page,
  stack,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openGuide(page, stack, script + popup(''));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith(stack.siteUrl))).toEqual([`${stack.siteUrl}/embed/v1.js`]);
  const link = page.getByRole('link', { name: 'Vraag een offerte' });
  await link.focus();
  await page.keyboard.press('Enter');
  const form = new QuoteFormPage(page);
  await form.hydrated();
  const request = goodRequest();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'venstergids' }]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the link stands as a tab on the edge of the window, and moves nothing', async ({ page, stack }) => {
  await openGuide(page, stack, `${script}<p>Tekst van de gids</p>${popup('tab="left"')}<p>En meer</p>`);
  const link = page.getByRole('link', { name: 'Vraag een offerte' });
  await expect.poll(async () => (await link.boundingBox())?.x).toBe(0);
  expect((await link.boundingBox())?.height).toBeGreaterThan(80);
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a popup on a page that its router keeps and hides lets go of the next page', async ({
  page,
  stack,
}) => {
  await openGuide(page, stack, `${script}<main>${popup('')}</main><button hidden>Verder</button>`);
  await page.getByRole('link', { name: 'Vraag een offerte' }).click();
  await new QuoteFormPage(page).hydrated();
  await page.evaluate(() => {
    (document.querySelector('main') as HTMLElement).style.display = 'none';
    (document.querySelector('button') as HTMLElement).hidden = false;
  });
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.evaluate(() => {
    (document.querySelector('main') as HTMLElement).style.display = '';
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('vakman-quote-popup')).not.toHaveAttribute('open');
});

test('colours that the page gives to the popup are those of the form in it', async ({ page, stack }) => {
  await openGuide(page, stack, script + popup('open lang="nl" style="--vakman-accent: rgb(0, 102, 204)"'));
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await expect(form.submit).toHaveCSS('background-color', 'rgb(0, 102, 204)');
});

test('anything opens the popup, by a mark or by a call that came before the script', async ({
  page,
  stack,
}) => {
  const early = `<script>
    window.vakman ||= (...command) => void (vakman.q = vakman.q || []).push(command);
    const heard = [];
    vakman('on', 'widget-ready', ({ detail }) => heard.push(detail.tag));
    vakman('on', 'quote-popup-closed', () => heard.push('closed'));
    vakman('open', { source: 'roepgids', test: true });
  </script>`;
  const opener = '<button data-vakman-open data-vakman-source="knopgids" data-vakman-steps>Offerte</button>';
  await openGuide(page, stack, early + script + opener);
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await expect(page.getByText(form.messages.test)).toBeVisible();
  const source = page.locator('vakman-quote-form input[name=source]');
  await expect(source).toHaveValue('roepgids');
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect.poll(() => page.evaluate('heard')).toContain('closed');
  expect(await page.evaluate('heard')).toContain('vakman-quote-form');
  await page.getByRole('button', { name: 'Offerte', exact: true }).click();
  await expect(source).toHaveValue('knopgids');
  await expect(page.getByText(form.messages.test)).toHaveCount(0);
  await expect(page.getByText(form.messages.steps.work, { exact: true })).toBeVisible();
});

test('whoever wants the link in a new tab gets it there', async ({ page, stack, context }) => {
  await openGuide(page, stack, script + popup(''));
  await page.waitForLoadState('networkidle');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Vraag een offerte' }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/offerte-aanvragen/);
});

for (const missing of ['page-commands.js', 'quote-popup.js', 'quote-form*.js'])
  test(`the link leads on where ${missing} does not come`, async ({ page, stack }) => {
    await openGuide(page, stack, script + popup(''));
    await page.waitForLoadState('networkidle');
    await page.route(`**/${missing}`, (route) => route.abort());
    await page.getByRole('link', { name: 'Vraag een offerte' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/offerte-aanvragen?source=venstergids`);
  });

test('who tabs onto the link of a form that sleeps goes on in its first field', async ({ page, stack }) => {
  await openGuide(
    page,
    stack,
    `${script}<div style="height:3000px"><a href="#x">Boven</a></div>
      <vakman-quote-form source="toetsgids" test><a href="{site}/offerte-aanvragen">Offerte</a></vakman-quote-form>`,
  );
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Boven' }).focus();
  await page.keyboard.press('Tab');
  const form = new QuoteFormPage(page);
  await form.hydrated();
  await expect(form.field('name')).toBeFocused();
  await page.keyboard.type('Johanna');
  await expect(form.field('name')).toHaveValue('Johanna');
});

test('stays above the page, and open, where the page moves it about', async ({ page, stack }) => {
  await openGuide(page, stack, `${script}<main></main>${popup('open')}`);
  await new QuoteFormPage(page).hydrated();
  const tag = page.locator('vakman-quote-popup');
  await tag.evaluate((element) => document.querySelector('main')?.append(element));
  const isAbove = () =>
    tag.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('dialog')?.matches(':modal'));
  await expect.poll(isAbove).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
