import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

/**
 * Everything on the page that can be pressed, but for what waits in a closed menu, dialog or fold, and for the words
 * beside the messaging button, which come and go by themselves meanwhile (`messaging-tooltip.test.ts`).
 */
const controls = (page: Page) =>
  page.locator('a[href], button:not(.messaging-tooltip *), summary').filter({ visible: true });

/** What a press is to do, told by what a control is; a control of no kind is a fault. */
async function kindOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const own = (name: string) => element.getAttribute(name) ?? '';
    const href = own('href');
    if (element.matches('summary')) return 'fold';
    if (/^(tel:\+|mailto:.+@)/.test(href)) return 'call';
    if (own('target') === '_blank')
      return href.startsWith('https:') && own('rel').includes('noopener') ? 'new tab' : '';
    if (/^\/?#./.test(href)) return 'way';
    if (href.startsWith('/')) return 'page';
    if (own('popovertarget') !== '') return 'menu';
    if (own('aria-pressed') !== '') return 'choice';
    if (own('type') === 'submit') return 'submit';
    if (own('value') !== '') return 'widget';
    return '';
  });
}

/** Presses a control in the middle, as a finger does: what lies above it would get the press. */
async function press(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await control.click();
}

const isOpen = (fold: Locator) => fold.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));

/** Presses a control, sees that it does what it says, and leaves the page as it was. */
const trials: Readonly<Record<string, (control: Locator, page: Page) => Promise<void>>> = {
  async fold(control) {
    const before = await isOpen(control);
    await press(control);
    await expect.poll(() => isOpen(control)).toBe(!before);
    await press(control);
    await expect.poll(() => isOpen(control)).toBe(before);
  },
  async menu(control, page) {
    const menu = page.locator(`#${await control.getAttribute('popovertarget')}`);
    await press(control);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  },
  async choice(control) {
    await press(control);
    await expect(control).toHaveAttribute('aria-pressed', 'true');
  },
};

for (const width of [320, 375, 768, 1280]) {
  test(`every button and link of the home page does what it says, ${width} px`, async ({ page, stack }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'declined');
      localStorage.setItem('vakman-popup-dismissed', String(Date.now()));
    });
    await page.goto(stack.siteUrl);
    const all = controls(page);
    const kinds = new Map<string, number>();
    const pages = new Set<string>();
    for (const control of await all.all()) {
      const kind = await kindOf(control);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      expect(kind, await control.evaluate((element) => element.outerHTML)).not.toBe('');
      if (kind === 'page') pages.add(((await control.getAttribute('href')) ?? '').replace(/#.*/, ''));
      await trials[kind]?.(control, page);
    }
    for (const path of pages)
      expect((await page.request.head(stack.siteUrl + path)).status(), path).toBe(200);
    // Nothing on the page was passed over.
    for (const kind of ['fold', 'call', 'way', 'page', 'menu', 'choice', 'submit'])
      expect(kinds.get(kind), kind).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
}
