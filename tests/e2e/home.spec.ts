import { localisedPath } from '@vakman/domain/languages/languages';
import { expect, test } from '../support/stack/stack.fixture.ts';

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 800 };

/** The text of the story that a phone folds away. */
const story = '#over .disclosure-content';

test('a service card expands and collapses by keyboard', async ({ page, stack }) => {
  await page.goto(stack.siteUrl);
  const card = page.locator('#diensten .service-card').first();
  const button = card.locator('summary');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(card.locator('.ticks')).toBeVisible();
  await expect(button).toContainText('Minder');
  await page.keyboard.press('Space');
  await expect(card.locator('.ticks')).toBeHidden();
  await expect(button).toContainText('Meer info');
});

test('a group of services closes and opens by keyboard, and keeps which cards are open', async ({
  page,
  stack,
}) => {
  await page.goto(stack.siteUrl);
  const group = page.locator('#diensten > details').last();
  await expect(group.locator('.service-card').first()).toBeVisible();
  await group.locator('.service-card summary').first().click();
  await group.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(group.locator('.service-card').first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(group.locator('.service-card .ticks').first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a phone folds the story away until it is asked for', async ({ page, stack }) => {
      await page.setViewportSize(phone);
      await page.goto(stack.siteUrl);
      const button = page.locator('#over summary');
      await expect(page.locator(story)).toBeHidden();
      await expect(button).toContainText('Lees meer');
      await button.click();
      await expect(page.locator(story)).toBeVisible();
      await expect(button).toContainText('Minder lezen');
      await button.click();
      await expect(page.locator(story)).toBeHidden();
    });

    test('a desktop shows the whole story, and no button', async ({ page, stack }) => {
      await page.setViewportSize(desktop);
      await page.goto(stack.siteUrl + localisedPath('de', '/'));
      await expect(page.locator(story)).toBeVisible();
      await expect(page.locator('#over summary')).toBeHidden();
    });
  });
}

test('rates say less on a phone', async ({ page, stack }) => {
  await page.setViewportSize(phone);
  await page.goto(stack.siteUrl);
  const button = page.locator('#tarieven summary').first();
  await expect(button.getByText('Details', { exact: true })).toBeVisible();
  await button.click();
  await expect(button.getByText('Minder', { exact: true })).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(button.getByText('Minder Lezen', { exact: true })).toBeVisible();
});

test('the hero leads to the projects and to the form', async ({ page, stack }) => {
  await page.goto(stack.siteUrl);
  await page.getByRole('link', { name: 'Bekijk ons werk' }).click();
  await expect(page.locator('#projecten h2')).toBeInViewport();
  await page.goto(stack.siteUrl);
  await page.locator('#home').getByRole('link', { name: 'Offerte aanvragen' }).click();
  await expect(page.locator('#offerte h2')).toBeInViewport();
});

test('the card of facade cleaning leads to its booking', async ({ page, stack }) => {
  await page.goto(stack.siteUrl + localisedPath('uk', '/'));
  await page.locator('#tarieven a[href$="gevelreiniging-booking"]').click();
  await expect(page).toHaveURL(stack.siteUrl + localisedPath('uk', '/gevelreiniging-booking'));
});

test('a phone loads the pictures below the first view once it is scrolled, and they have their room before', async ({
  page,
  stack,
}) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(request.url());
  });
  await page.setViewportSize(phone);
  await page.goto(stack.siteUrl, { waitUntil: 'networkidle' });
  expect([...pictures]).toEqual([]);
  const height = () => page.locator('.why-us').evaluate((section) => section.scrollHeight);
  const before = await height();
  const picture = page.locator('.why-us img');
  await expect(picture).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect(picture).toBeVisible();
  expect(await height()).toBe(before);
});
