import type { Locator, Page } from '@playwright/test';
import { countShifts } from '../bench/layout-shifts.ts';
import { readSettings } from '@vakman/commands/settings/settings.ts';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import sharp from 'sharp';
import { atRest } from '../support/at-rest.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const { supabaseUrl } = readSettings(process.env, 'test').addresses;
const bucket = `${supabaseUrl}/storage/v1/object/public/project-gallery`;
const green = { create: { width: 300, height: 200, channels: 3, background: '#34614b' } } as const;
const picture = await sharp(green).webp().toBuffer();
const builtIn = ['Woonhuis in Leusden', 'Pand in Almere', 'Woonhuis in Haarlem'];

const row = (id: number, title: string, category: GalleryRow['category']): GalleryRow => ({
  id,
  title,
  category,
  description: null,
  before_image_url: `${id}/voor.webp`,
  after_image_url: `${id}/na.webp`,
  translations: null,
  created_at: `2026-11-2${id}T09:00:00+00:00`,
});
const rows = [row(2, 'Gevel in Weesp', 'other'), row(1, 'Hal in Utrecht', 'painting')];

const cards = (page: Page) => page.locator('vakman-gallery').getByRole('heading', { level: 3 });
const slider = (page: Page) => page.locator('vakman-gallery').getByRole('slider').first();
/** The database has answered, and as many projects are shown. */
const loaded = (page: Page, count: number) =>
  expect(page.locator('vakman-gallery[data-hydrated] ul:not([aria-busy]) > li')).toHaveCount(count);
const choose = (page: Page, name: string) =>
  page.locator('vakman-gallery').getByRole('button', { name }).click();

/** The home page at its gallery, whose database answers when it is told to. */
async function openGallery(page: Page, answer: Promise<object>): Promise<void> {
  await page.route('**/rest/v1/project_gallery**', async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    return route.fulfill({ headers, ...(await answer) });
  });
  // A visitor who closed the assistant before: it does not come up over the gallery.
  await page.addInitScript(() => localStorage.setItem('vakman-popup-dismissed', String(Date.now())));
  await page.route(`${bucket}/**`, (route) =>
    route.fulfill({
      contentType: 'image/webp',
      headers: { 'access-control-allow-origin': '*' },
      body: picture,
    }),
  );
  await page.goto('/');
  await page
    .locator('#projecten')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'start' }));
}

test('four skeletons stand for the projects; those of the database come first, and nothing moves', async ({
  page,
}) => {
  const shifts = await countShifts(page);
  let answer = (_response: object): void => {};
  await openGallery(page, new Promise((resolve) => (answer = resolve)));
  await expect(page.locator('vakman-gallery .skeleton')).toHaveCount(4);
  const before = await shifts();
  answer({ json: rows });
  await expect(cards(page)).toHaveText([...rows.map(({ title }) => title), ...builtIn]);
  expect(await shifts()).toBe(before);
});

test('a database that fails leaves the built-in projects', async ({ page }) => {
  await openGallery(page, Promise.resolve({ status: 503, json: {} }));
  await loaded(page, 3);
  await expect(cards(page)).toHaveText(builtIn);
});

test('the filters show all, painting, and the others', async ({ page }) => {
  await openGallery(page, Promise.resolve({ json: rows }));
  await loaded(page, 5);
  await choose(page, 'Overig');
  await expect(cards(page)).toHaveText(['Gevel in Weesp']);
  await choose(page, 'Schilderwerk');
  await expect(cards(page)).toHaveText(['Hal in Utrecht', ...builtIn]);
  await choose(page, 'Alle');
  await loaded(page, 5);
});

test('the slider begins in the middle and follows keys, clicks and the mouse, from 0 to 100', async ({
  page,
}) => {
  await openGallery(page, Promise.resolve({ json: [] }));
  await loaded(page, 3);
  await expect(slider(page)).toHaveValue('50');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('51');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0% voor, 100% na');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('100');
  const { x, y, width } = await boxOf(slider(page));
  await page.mouse.click(x + width / 4, y + 40);
  await expect(slider(page)).toHaveValue('25');
  await page.mouse.down();
  await page.mouse.move(x - 200, y + 300, { steps: 4 });
  await expect(slider(page)).toHaveValue('0');
  await page.mouse.up();
  await page.mouse.move(x + width / 2, y + 40);
  await expect(slider(page)).toHaveValue('0');
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('the slider moves sideways, and never keeps the page from scrolling', async ({ page }) => {
    await openGallery(page, Promise.resolve({ json: [] }));
    await loaded(page, 3);
    const start = await page.evaluate(() => scrollY);
    await swipe(page, slider(page), { x: 0, y: -160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 50);
    await expect(slider(page)).toHaveValue('50');
    // How far a page glides differs; below the header no finger reaches the slider.
    await atRest(page);
    await slider(page).evaluate((range) => range.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await atRest(page);
    await swipe(page, slider(page), { x: 90, y: 0 });
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(65);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both states of each project stand side by side', async ({ page }) => {
    await page.goto('/');
    for (const title of builtIn) {
      const card = page.locator('vakman-gallery [part=card]').filter({ hasText: title });
      const [before, after] = await Promise.all([0, 1].map((index) => boxOf(card.locator('img').nth(index))));
      expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
      expect(after?.y).toBe(before?.y);
    }
    await expect(page.locator('vakman-gallery').getByRole('button')).toHaveCount(0);
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

/** A finger that goes over the middle of an element. */
async function swipe(page: Page, element: Locator, by: { readonly x: number; readonly y: number }) {
  const { x, y, width, height } = await boxOf(element);
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: x + width / 2 + by.x * part, y: y + height / 2 + by.y * part }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
