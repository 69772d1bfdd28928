import { expect, test } from '../support/stack/stack.fixture.ts';
import { openAgain } from './returning-visitor.ts';

/** How far apart the middles of two controls of one row may be, in pixels. */
const sameRow = 20;

for (const width of [375, 768, 1280, 1920]) {
  test(`the keyboard goes through the header as it is read, ${width} px wide`, async ({ page, stack }) => {
    await openAgain(page, `${stack.siteUrl}/faq`, { width, height: 800 });
    await page.locator('.skip-link').focus();
    const reached: { name: string; x: number; y: number }[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const control = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement?.closest('.site-header')) return undefined;
        const { left, top, height } = activeElement.getBoundingClientRect();
        const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
        // A row that is scrolled sideways for the keyboard is read as a whole.
        const scrolled = activeElement.closest('.menu > ul')?.scrollLeft ?? 0;
        return { name, x: left + scrolled, y: top + height / 2 };
      });
      if (!control) break;
      reached.push(control);
    }
    expect(reached.length).toBeGreaterThanOrEqual(8);
    const read = reached.toSorted((one, other) =>
      Math.abs(one.y - other.y) > sameRow ? one.y - other.y : one.x - other.x,
    );
    expect(reached.map(({ name }) => name)).toEqual(read.map(({ name }) => name));
  });
}
