import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { shownProjects } from './shown-projects.page.ts';
import { picture as pictureOf, tellsLatitude } from '../support/pictures.ts';

test('a project that the office publishes stands first on the home page, with both its pictures, until it is taken off', async ({
  browser,
  page: visitor,
  stack,
}) => {
  const title = `Woonhuis ${crypto.randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ ...keeping(await sharedSession('employee')), locale: 'nl' });
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/admin/gallery/new`);
  const buffer = await pictureOf('jpeg', 1600, 1200, { latitude: true });
  const fields = page.locator('.picture-field');
  for (const place of [0, 1]) {
    const field = fields.nth(place);
    await field
      .locator('input[type="file"]')
      .setInputFiles({ name: 'huis.jpg', mimeType: 'image/jpeg', buffer });
    await field.locator('.picture-cutter .primary:enabled').click();
    await expect(field.locator('.picture-frame img')).toBeVisible();
  }
  await page.locator('#project-nl-title').fill(title);
  await page.locator('#project-permission').selectOption('mail');
  await page.locator('#project-permittedOn').fill('2026-11-21');
  expect(await shownProjects(visitor, stack.siteUrl)).not.toContain(title);
  const publish = page.locator('.gallery .actions .button:not(.primary)').last();
  await publish.click();
  await page.waitForURL(/\/admin\/gallery\/\d+$/);

  expect((await shownProjects(visitor, stack.siteUrl))[0]).toBe(title);
  const pictures = visitor.locator('vakman-gallery li').first().locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('complete', true);
  const source = await pictures.first().evaluate((image) => (image as HTMLImageElement).currentSrc);
  const stored = await (await fetch(source)).bytes();
  expect(await tellsLatitude(stored)).toBe(false);

  await publish.click();
  await expect(page.locator('.gallery-state')).not.toHaveClass(/is-public/);
  expect(await shownProjects(visitor, stack.siteUrl)).not.toContain(title);
});
