import { paints } from '@vakman/tokens/colours/paints.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

test.use({ colorScheme: 'dark' });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`;

test('a paint chip shows by night what the tin holds', async ({ page, stack }) => {
  await page.goto(stack.siteUrl);
  for (const chip of ['.paint-strip .bentheim', '.chip-field.bentheim'])
    await expect(page.locator(chip).first()).toHaveCSS('background-color', rgb(paints.bentheim.light));
});

test('the call to a quote is no field of light at night, and readable', async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}/diensten/gevelreiniging-almere`);
  const call = page.locator('.call-to-quote');
  await call.scrollIntoViewIfNeeded();
  await expect(call).toHaveCSS('background-color', 'rgb(26, 51, 41)');
  expect(await violations(page)).toEqual([]);
});
