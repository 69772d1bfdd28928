import { defaultLanguage, languages, localisedPath } from '@vakman/domain/languages/languages';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { QuoteFormPage } from './quote-form.page.ts';

/** Each language on the page that has the most on it. As they come, pages are judged in `templates.spec.ts`. */
const answering = [
  ...languages.map((language) => ({ language, path: '/' })),
  { language: defaultLanguage, path: '/offerte-aanvragen' },
];

for (const { language, path } of answering) {
  const address = localisedPath(language, path);
  test(`axe finds nothing on ${address} where the form says what is wrong`, async ({ page, stack }) => {
    await page.goto(stack.siteUrl + address);
    const form = new QuoteFormPage(page, language);
    await form.hydrated();
    await form.submit.click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing at night', async ({ page, stack }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/offerte-aanvragen']) {
    await page.goto(stack.siteUrl + path);
    const form = new QuoteFormPage(page);
    await form.hydrated();
    await form.submit.click();
    expect(await violations(page)).toEqual([]);
  }
});

for (const language of ['nl', 'de', 'uk', 'zh'] as const) {
  test(`nothing is wider than any screen (${language})`, async ({ page, stack }) => {
    for (const path of ['/', '/offerte-aanvragen']) {
      await page.goto(stack.siteUrl + localisedPath(language, path));
      for (const width of [320, 375, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} at ${width} px`).toBe(0);
      }
    }
  });
}
