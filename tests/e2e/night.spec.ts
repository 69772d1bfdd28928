import { paints } from '@vakman/tokens/colours/paints.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

test.use({ colorScheme: 'dark' });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`;

test('a paint chip shows by night what the tin holds', async ({ page, stack }) => {
  await page.goto(stack.siteUrl);
  const paint = rgb(paints.bentheim.light);
  await expect(page.locator('.paint-strip .bentheim').first()).toHaveCSS('background-color', paint);
  // All of it but its hole, behind which it is night.
  const field = page.locator('.chip-field.bentheim').first();
  await expect(field).toHaveCSS('background-image', /^radial-gradient\(.+rgba\(0, 0, 0, 0\) 8px, rgb/);
  await expect(field).toHaveCSS(
    'background-image',
    new RegExp(`, ${paint.replaceAll(/[()]/g, String.raw`\$&`)} [\\d.]+px\\)$`),
  );
});

test('the call to a quote is no field of light at night, and readable', async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}/diensten/gevelreiniging-almere`);
  const call = page.locator('.call-to-quote');
  await call.scrollIntoViewIfNeeded();
  await expect(call).toHaveCSS('background-color', 'rgb(26, 51, 41)');
  expect(await violations(page)).toEqual([]);
});
