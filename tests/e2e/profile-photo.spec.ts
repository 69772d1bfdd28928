import { profilePhotoLimits } from '@vakman/domain/profile/profile.photo';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { keeping, newSession } from '../support/stack/signed-in.ts';

const words = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../dashboard/src/features/profile-photo/messages/nl.json'),
    'utf8',
  ),
) as Record<
  'another' | 'remove' | 'move' | 'zoom' | 'turnRight' | 'save' | 'removed' | 'alt' | 'title',
  string
> & {
  readonly errors: Record<'tooLarge' | 'wrongType' | 'tooSmall', string>;
};

/** Red above blue, taken at a place that the file tells, with the camera on its side. */
async function photoOfAPhone(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 800, height: 300, channels: 3, background } });
  return sharp({ create: { width: 800, height: 600, channels: 3, background: 'blue' } })
    .composite([{ input: await half('red').png().toBuffer(), gravity: 'north' }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera of somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' },
    })
    .toBuffer();
}

test('a photo is cut by keyboard, tells nothing of where it was taken, and comes back after it was removed', async ({
  browser,
  stack,
}) => {
  const original = await photoOfAPhone();
  expect(original.includes('Camera of somebody')).toBe(true);
  const context = await browser.newContext(keeping(await newSession('employee')));
  const page = await context.newPage();
  let bytes = Buffer.alloc(0);
  // The browser hands out no body of a file that a script takes as it comes.
  await context.route(`${stack.connection.url}/storage/v1/object/**`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    bytes = Buffer.from(await response.body());
    return route.fulfill({ response });
  });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${stack.siteUrl}/profile`);
  const section = page.getByRole('region', { name: words.title, exact: true });
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: original });

  await section.getByRole('slider', { name: words.zoom }).press('ArrowRight');
  await section.getByRole('button', { name: words.turnRight }).press('Enter');
  await section.getByRole('group', { name: words.move }).press('ArrowLeft');
  await section.getByRole('button', { name: words.save }).press('Enter');

  const shown = section.getByRole('img', { name: words.alt });
  await expect(shown).toBeVisible();
  await expect(section.getByRole('button', { name: words.another })).toBeFocused();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(profilePhotoLimits.pixels);
  expect(bytes.length).toBeLessThanOrEqual(profilePhotoLimits.bytesOut);
  expect(bytes.includes('Camera of somebody') || bytes.includes('Exif')).toBe(false);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([profilePhotoLimits.pixels, profilePhotoLimits.pixels]);
  // Turned to the right: what was above is at the right now.
  const { data: right } = await sharp(bytes)
    .extract({ left: 480, top: 256, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(right[0]).toBeGreaterThan(200);

  await section.getByRole('button', { name: words.remove }).click();
  await expect(shown).toBeHidden();
  await page.getByRole('alertdialog').or(page.getByRole('region')).getByText(words.removed).waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(shown).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test('what is no photo, or too large or too small, is refused in a sentence', async ({ browser, stack }) => {
  const context = await browser.newContext(keeping(await newSession('employee')));
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/profile`);
  const section = page.getByRole('region', { name: words.title, exact: true });
  const small = await sharp({ create: { width: 64, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const [error, buffer] of [
    ['wrongType', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['tooLarge', Buffer.alloc(profilePhotoLimits.bytesIn + 1)],
    ['tooSmall', small],
  ] as const) {
    await section
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(section.getByRole('alert')).toContainText(words.errors[error].split('{')[0] ?? '');
  }
  await context.close();
});
