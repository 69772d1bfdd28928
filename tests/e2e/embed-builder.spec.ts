import { expect, test } from '../support/stack/stack.fixture.ts';

test('a partner chooses the booking, sees it at work, and gets its code', async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}/widgets`);
  const builder = page.locator('#builder');
  const only = (attribute: string) => builder.locator(`[data-field=${attribute}]`);
  await expect(only('hide-title')).toBeVisible();
  for (const attribute of ['automatic', 'built-in-only']) await expect(only(attribute)).toBeHidden();

  await builder.getByRole('radio', { name: 'Boeking gevelreiniging' }).check();
  await builder.locator('[name=source]').fill('klusgids');
  await only('hide-title').getByRole('checkbox').check();
  await expect(page.locator('#code')).toHaveCSS('font-family', /monospace/);
  await expect(page.locator('#code')).toHaveValue(
    new RegExp(
      `<vakman-facade-booking lang="nl" source="klusgids" hide-title><a href="${stack.siteUrl}/gevelreiniging-booking\\?source=klusgids">`,
    ),
  );
  const preview = page.locator('#preview vakman-facade-booking');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview).toHaveAttribute('data-hydrated');
  await expect(preview).toHaveAttribute('test', '');
  await expect(page.locator('.builder-preview [data-field=facade-booking]')).toBeVisible();
});
