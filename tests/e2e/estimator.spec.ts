import { pathTo } from '@vakman/site/_data/routes.ts';
import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from '../support/stack/stack.fixture.ts';

test('on a narrow phone no word of the price table is broken, in any language', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of languages) {
    await page.goto(`${stack.siteUrl}${pathTo('service/latex-spuiten', language)}`, {
      waitUntil: 'networkidle',
    });
    const broken = await page.locator('.estimator :is(th, td)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const [text] = cell.childNodes;
        if (!text) return ['an empty cell'];
        const words = [...(text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)];
        return words
          .filter((word) => {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return !/\p{Script=Han}/u.test(word[0]) && range.getClientRects().length > 1;
          })
          .map(([word]) => word);
      }),
    );
    expect(broken, language).toEqual([]);
  }
});
