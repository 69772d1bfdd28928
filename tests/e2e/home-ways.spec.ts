import type { Page } from '@playwright/test';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { localisedPath, type Language } from '@vakman/domain/languages/languages';
import { expect, test } from '../support/stack/stack.fixture.ts';

const widths = [320, 375, 768, 1280];
const anchors = ['home', 'tarieven', 'diensten', 'projecten', 'reviews', 'over', 'contact', 'offerte'];

/**
 * Projects of the office; with them the gallery is higher than the page that the build made, where it wakes while one
 * glides past it.
 */
const projects = Array.from({ length: 5 }, (_, index): GalleryRow => ({
  id: index + 1,
  title: `Project ${index + 1}`,
  category: 'painting',
  description: 'Kozijnen geschuurd, gegrond en gelakt.',
  before_image_url: null,
  after_image_url: null,
  translations: null,
  created_at: '2026-01-01T00:00:00+00:00',
}));

/** Pixels between a section and where it is to stand: below the header, or as near as the end of the page lets it. */
const missed = (page: Page, id: string) =>
  page.evaluate((name) => {
    const root = document.documentElement;
    const top = document.querySelector(`#${name}`)?.getBoundingClientRect().top ?? NaN;
    const place = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    const left = root.scrollHeight - innerHeight - scrollY;
    // At either end of the page, what comes before or after can stand no better.
    return Math.round(top > place ? Math.min(top - place, left) : Math.max(top - place, -scrollY));
  }, id);

const tolerance = 3;

/** Expects that a section comes to its place. */
async function arrives(page: Page, id: string, why = id): Promise<void> {
  const distance = async () => Math.abs(await missed(page, id));
  await expect
    .poll(distance, { message: why, timeout: 15_000, intervals: [50] })
    .toBeLessThanOrEqual(tolerance);
}

/** As slow as a cheap phone far from the mast; what is loaded is loaded for the first time. */
async function slow(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

const visits: readonly (readonly [number, Language])[] = [
  ...widths.map((width) => [width, 'nl'] as const),
  [375, 'de'],
];

for (const [width, language] of visits) {
  test(`the first press on a slow, fresh page leads to the form, ${width} px (${language})`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route('**/rest/v1/project_gallery*', (route) => route.fulfill({ json: projects, headers }));
    await slow(page);
    await page.goto(stack.siteUrl + localisedPath(language, '/'), { waitUntil: 'domcontentloaded' });
    await page.locator('#home a[href="#contact"]').click();
    await arrives(page, 'contact');
    // It stays there when nothing glides or loads any more.
    await page.waitForLoadState('networkidle');
    await arrives(page, 'contact');
  });
}

for (const width of widths) {
  test(`an address with a section leads there, ${width} px`, async ({ page, stack }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const anchor of anchors) {
      // Otherwise it would be a way on the page that is open.
      await page.goto('about:blank');
      // Gliding takes a second each time; those on their way to the form do it for all.
      await page.emulateMedia({ reducedMotion: anchor === 'contact' ? 'no-preference' : 'reduce' });
      const home = localisedPath(width === 375 ? 'de' : 'nl', '/');
      await page.goto(`${stack.siteUrl}${home}#${anchor}`, { waitUntil: 'domcontentloaded' });
      await arrives(page, anchor);
    }
  });

  test(`every link to a section leads there without motion, ${width} px`, async ({ page, stack }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
    await page.goto(stack.siteUrl);
    const ways = anchors.flatMap((anchor) => [`a[href="#${anchor}"]`, `a[href="/#${anchor}"]`]);
    const links = page.locator(ways.join()).filter({ visible: true });
    const count = await links.count();
    expect(count).toBeGreaterThan(10);
    for (let index = 0; index < count; index += 1) {
      const link = links.nth(index);
      const [, id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
      await link.focus();
      await page.keyboard.press('Enter');
      await arrives(page, id, `link ${index} to ${id}`);
    }
    // There are no others but those to the top and to the settings.
    await expect(page.locator('main a:is([href^="#"], [href^="/#"])')).toHaveCount(
      await page.locator('main').locator(ways.join()).count(),
    );
  });
}

test('who moves the page himself is not led back', async ({ page, stack }) => {
  await page.goto(stack.siteUrl);
  await page.locator('#home a[href="#contact"]').click();
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(() => scrollY > 0);
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('who lays a finger on the page that glides holds it there', async ({ page, stack }) => {
  const client = await page.context().newCDPSession(page);
  // On a busy machine the page may have arrived before the finger comes, or not have left: another pause each time.
  let pause = 0;
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(stack.siteUrl);
    const link = page.locator('#home a[href="#contact"]');
    await link.waitFor();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForTimeout(pause);
    pause = (pause + 40) % 400;
    // A finger that still lies there from before would be no new one.
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }).catch(() => {});
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 300 }] });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(Math.abs(await missed(page, 'contact'))).toBeGreaterThan(500);
  }).toPass();
  await page.evaluate(async () => {
    for (let before = NaN; before !== scrollY;) {
      before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  expect(Math.abs(await missed(page, 'contact'))).toBeGreaterThan(tolerance);
});

for (const language of ['nl', 'de', 'uk'] as const) {
  test(`projects and reviews are as high before their style as after it (${language})`, async ({
    page,
    stack,
  }) => {
    await page.route('**/vakman-*.css', (route) => route.abort());
    await page.goto(stack.siteUrl + localisedPath(language, '/'));
    const heights = async () => {
      const measured: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        measured.push(
          ...(await page
            .locator('vakman-gallery, vakman-reviews')
            .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().height)))),
        );
      }
      return measured;
    };
    const before = await heights();
    await page.unroute('**/vakman-*.css');
    await page.mouse.wheel(0, 10);
    for (const tag of ['vakman-gallery', 'vakman-reviews']) {
      const element = page.locator(tag);
      await expect
        .poll(() => element.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('link')?.sheet !== null))
        .toBe(true);
    }
    expect(await heights()).toEqual(before);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [375, 1280]) {
    test(`addresses and links lead to their sections, ${width} px`, async ({ page, stack }) => {
      const top = (id: string) => page.locator(`#${id}`).boundingBox();
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${stack.siteUrl}/#contact`);
      const place = width < 1280 ? 126 : 92;
      const off = async (id: string) => Math.abs(((await top(id))?.y ?? NaN) - place);
      await expect.poll(() => off('contact')).toBeLessThanOrEqual(3);
      await page.goto(stack.siteUrl);
      await page.locator('#home a[href="#contact"]').click();
      await expect.poll(() => off('contact')).toBeLessThanOrEqual(3);
    });
  }
});
