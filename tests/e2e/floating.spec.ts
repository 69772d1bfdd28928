import type { Page } from '@playwright/test';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { QuoteFormPage } from './quote-form.page.ts';
import { openAgain } from './returning-visitor.ts';

const sizes = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 640, height: 400 },
  { width: 768, height: 600 },
  { width: 1280, height: 720 },
] as const;

/** What floats above the page, but for what the visitor is asked or has opened. */
const floating = '.action-bar';

/** Puts into the page what tells of the controls in view whose middle lies under something that floats. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const kinds = 'a[href], button, input, select, textarea, summary';
    const controls = () => {
      const found: Element[] = [];
      const look = (root: ParentNode) => {
        found.push(...root.querySelectorAll(kinds));
        for (const { shadowRoot } of root.querySelectorAll('[lang]')) if (shadowRoot) look(shadowRoot);
      };
      look(document.querySelector('main') ?? document);
      look(document.querySelector('.site-footer') ?? document);
      return found.filter((control) => !control.closest(selector));
    };
    const covered = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || y < 0 || y >= innerHeight || !control.checkVisibility()) return false;
      return document.elementFromPoint(x, y)?.closest(selector) != null;
    };
    Object.assign(globalThis, { controls, covered });
  }, floating);
}

interface Watched {
  readonly controls: () => Element[];
  readonly covered: (control: Element) => boolean;
}

/** Labels of the controls that are covered where the page stands now. */
const coveredNow = (page: Page) =>
  page.evaluate(async () => {
    const { controls, covered } = globalThis as unknown as Watched;
    await new Promise(requestAnimationFrame);
    return controls()
      .filter(covered)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim());
  });

/**
 * Walks down the page and answers with the controls that were covered and do not come free by scrolling for less than
 * what floats is high.
 */
const neverFree = (page: Page) =>
  page.evaluate(async () => {
    const { controls, covered } = globalThis as unknown as Watched;
    const state = new Map<Element, { covered: number[]; free: number[] }>();
    const step = 48;
    for (let y = 0, last = -1; y !== last; last = scrollY, y += step) {
      scrollTo({ top: y, behavior: 'instant' });
      // Timelines of scrolling are set once a frame, before this.
      await new Promise(requestAnimationFrame);
      for (const control of controls()) {
        const { top, bottom, width } = control.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        if (width < 2 || middle < 0 || middle >= innerHeight) continue;
        const seen = state.get(control) ?? { covered: [], free: [] };
        state.set(control, seen);
        (covered(control) ? seen.covered : seen.free).push(scrollY);
      }
      if (Math.abs(scrollY - y) > 1) break;
    }
    const reach = 200;
    return [...state].flatMap(([control, seen]) =>
      seen.covered.every((at) => seen.free.some((free) => Math.abs(free - at) <= reach))
        ? []
        : [control.getAttribute('aria-label') ?? control.textContent.trim()],
    );
  });

for (const size of sizes) {
  const name = `${size.width} × ${size.height}`;

  test(`nothing that floats lies on a control for good at home, and nothing on the first view, ${name}`, async ({
    page,
    stack,
  }) => {
    await openAgain(page, stack.siteUrl, size);
    await watch(page);
    expect(await coveredNow(page), 'the first view').toEqual([]);
    // The style of what floats comes now.
    await page.mouse.wheel(0, 1);
    await expect
      .poll(() =>
        page
          .locator('vakman-assistant')
          .evaluate(({ shadowRoot }) => shadowRoot?.querySelector('link')?.sheet !== null),
      )
      .toBe(true);
    expect(await coveredNow(page), 'the first view, moved').toEqual([]);
    expect(await neverFree(page)).toEqual([]);
  });

  test(`nothing that floats lies on the quote form and its photos, ${name}`, async ({ page, stack }) => {
    await openAgain(page, `${stack.siteUrl}/offerte-aanvragen`, size);
    const form = new QuoteFormPage(page);
    await form.hydrated();
    const buffer = await picture('jpeg', 80, 60);
    await form.photos.setInputFiles({ name: 'gevel.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.locator('vakman-quote-form').getByText('gevel.jpg')).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await watch(page);
    const inForm = await page.evaluate(async () => {
      const { controls, covered } = globalThis as unknown as Watched;
      const found: string[] = [];
      for (let y = 0; y < document.documentElement.scrollHeight; y += 48) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        found.push(
          ...controls()
            .filter((control) => control.getRootNode() !== document && covered(control))
            .map((control) => control.outerHTML.slice(0, 80)),
        );
      }
      return found;
    });
    expect(inForm).toEqual([]);
  });
}

test('what the keyboard reaches is never covered, on the smallest phone', async ({ page, stack }) => {
  await openAgain(page, stack.siteUrl, sizes[0]);
  await watch(page);
  const stops = await page.locator('main a[href], main button, main input, main summary').count();
  const hidden: string[] = [];
  for (let presses = 0; presses < stops + 30; presses += 1) {
    await page.keyboard.press('Tab');
    hidden.push(
      ...(await page.evaluate(() => {
        const { covered } = globalThis as unknown as Watched;
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const host = focused?.getRootNode();
        const floats =
          focused?.closest('.action-bar') ||
          (host instanceof ShadowRoot && host.host.matches('vakman-assistant, vakman-cookie-notice'));
        return focused && !floats && covered(focused) ? [focused.outerHTML.slice(0, 80)] : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
});
