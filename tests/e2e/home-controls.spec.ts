import type { ElementHandle, Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

type Control = ElementHandle<HTMLElement | SVGElement>;

/**
 * Everything on the page that can be pressed, but for what waits in a closed menu, dialog or fold, and for the words
 * beside the messaging button, which come and go by themselves meanwhile (`messaging-tooltip.test.ts`).
 */
const controls = (page: Page) =>
  page.locator('a[href], button:not(.messaging-tooltip *), summary').filter({ visible: true });

interface Found {
  /** What a press is to do, told by what the control is; a control of no kind is a fault. */
  readonly kind: string;
  readonly href: string;
  readonly html: string;
}

const describeAll = (page: Page, all: readonly Control[]) =>
  page.evaluate((elements) => {
    const kindOf = (element: Element) => {
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
    };
    return elements.map((element): Found => {
      const href = element.getAttribute('href') ?? '';
      return { kind: kindOf(element), href, html: element.outerHTML.slice(0, 200) };
    });
  }, all);

/** Presses a control in the middle, as a finger does: what lies above it would get the press. */
async function press(control: Control): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await control.click();
}

const isOpen = (fold: Control) => fold.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));

/** Presses a control, sees that it does what it says, and leaves the page as it was. */
const trials: Readonly<Record<string, (control: Control, page: Page) => Promise<void>>> = {
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
    await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true');
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
    // With the styles of the widgets, which come when these are near: without them, what they hide shows.
    for (const tag of ['vakman-gallery', 'vakman-reviews', 'vakman-quote-form']) {
      await page.locator(tag).evaluate((widget) => widget.scrollIntoView());
      await page.locator(`${tag}[data-hydrated]`).waitFor();
    }
    // As handles: a locator would look for all of them anew to find one.
    const all = (await controls(page).elementHandles()) as Control[];
    const found = await describeAll(page, all);
    expect(found.filter(({ kind }) => kind === '')).toEqual([]);
    for (const [index, control] of all.entries()) await trials[found[index]?.kind ?? '']?.(control, page);
    const pages = new Set(
      found.filter(({ kind }) => kind === 'page').map(({ href }) => href.replace(/#.*/, '')),
    );
    for (const path of pages)
      expect((await page.request.head(stack.siteUrl + path)).status(), path).toBe(200);
    // Nothing on the page was passed over.
    const kinds = new Set(found.map(({ kind }) => kind));
    for (const kind of ['fold', 'call', 'way', 'page', 'menu', 'choice', 'submit'])
      expect(kinds, kind).toContain(kind);
    expect(faults).toEqual([]);
  });
}
