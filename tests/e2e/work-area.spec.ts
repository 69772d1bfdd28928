import { languageOfferKey } from '@vakman/domain/stored-items/stored-keys';
import { languages } from '@vakman/domain/languages/languages';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

test('the title of the working area stands where it does before the later style has come, in any language', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The offer of another language has its own style.
  await page.addInitScript((key) => localStorage.setItem(key, '1'), languageOfferKey);
  const title = page.getByRole('heading', { level: 1 });
  for (const language of languages) {
    const url = `${stack.siteUrl}${pathTo('work-area', language)}`;
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = await title.boundingBox();
    await page.unroute('**/*.css');
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(await title.boundingBox(), language).toEqual(before);
  }
});
