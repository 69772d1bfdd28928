import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { createWebsite, type Website } from '../support/website.ts';

/** A page that asks widgets for their width, hides some, and has one in a shadow root of its own. */
const html = (siteUrl: string) => `<!doctype html><html lang="en"><title>Host</title>
  <style>
    .gone { display: none }
    main { display: flex; flex-direction: column; align-items: center }
    .fold { height: 0; overflow: hidden }
  </style>
  <script type="module" src="${siteUrl}/embed/v1.js"></script>
  <main>
    <vakman-reviews class="gone"></vakman-reviews>
    <vakman-reviews hidden></vakman-reviews>
    <div class="fold"><vakman-facade-booking></vakman-facade-booking></div>
    <div id="shadow"><template shadowrootmode="open"><vakman-appointment></vakman-appointment></template></div>
    <vakman-gallery built-in-only><a href="/">Work</a></vakman-gallery>
    <vakman-quote-form><a href="/">Quote</a></vakman-quote-form>
  </main></html>`;

let website: Website;
test.afterEach(() => website.close());

const widthOf = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element) => element.getBoundingClientRect().width);
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getClientRects().length);
const answers = (page: Page, selector: string) =>
  page.locator(`${selector}[data-hydrated]`).waitFor({ state: 'attached' });

test('a page that asks widgets for their width, hides them, or has a shadow root gets what it asks for', async ({
  page,
  stack,
}) => {
  website = await createWebsite({ 'index.html': html(stack.siteUrl) });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const held = Promise.withResolvers<void>();
  await page.route('**/embed/*/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const wasAsked = (name: string) => asked.some((path) => path.endsWith(`/${name}.js`));

  await test.step('room is kept that is as wide as the widget will be', async () => {
    await page.goto(website.url);
    await expect.poll(() => wasAsked('gallery')).toBe(true);
    const tags = ['vakman-gallery', 'vakman-quote-form'];
    const kept = await Promise.all(tags.map((tag) => widthOf(page, tag)));
    held.resolve();
    for (const [index, tag] of tags.entries()) {
      await page.locator(tag).evaluate((element) => element.scrollIntoView());
      await answers(page, tag);
      expect(await widthOf(page, tag), tag).toBe(kept[index]);
      expect(kept[index], tag).toBeGreaterThan(600);
    }
  });

  await test.step('what is hidden has no box and is not loaded until it is shown', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const selector of ['.gone', '[hidden]']) expect(await boxes(page, selector), selector).toBe(0);
    for (const name of ['reviews', 'facade-booking']) expect(wasAsked(name), name).toBe(false);
    await page.locator('.fold').evaluate((fold) => fold.removeAttribute('class'));
    await answers(page, 'vakman-facade-booking');
    expect(wasAsked('reviews')).toBe(false);
    await page.locator('.gone').evaluate((element) => element.removeAttribute('class'));
    await answers(page, 'vakman-reviews:not([hidden])');
    // Loaded now, it is hidden still.
    await answers(page, '[hidden]');
    expect(await boxes(page, '[hidden]')).toBe(0);
  });

  await test.step('a widget in a shadow root is left alone, and comes when the page imports it', async () => {
    expect(wasAsked('appointment')).toBe(false);
    await page.evaluate(async (siteUrl) => {
      const answer = await fetch(`${siteUrl}/embed/versions.json`);
      const { newest } = (await answer.json()) as { newest: string };
      await import(`${siteUrl}/embed/${newest}/appointment.js`);
    }, stack.siteUrl);
    await answers(page, 'vakman-appointment');
    await expect(page.locator('vakman-appointment [lang]').first()).toHaveAttribute('lang', 'en');
  });
});
