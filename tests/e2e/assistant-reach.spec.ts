import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { openAgain } from './returning-visitor.ts';

const popup = (page: Page) => page.locator('vakman-assistant').getByRole('dialog');

/** Whether a press in the middle of what the popup has would reach it. */
const reached = (page: Page, selector: string) =>
  page.locator('vakman-assistant').evaluate(({ shadowRoot }, wanted) => {
    const part = shadowRoot?.querySelector(wanted);
    if (!part) return false;
    const { left, top, width, height } = part.getBoundingClientRect();
    const hit = shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && hit !== null && hit !== undefined && part.contains(hit);
  }, selector);

async function openServices(page: Page, siteUrl: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    localStorage.setItem('vakman-popup-dismissed', String(Date.now()));
  });
  await page.goto(siteUrl);
  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Hulp nodig?' }).click();
  await popup(page).getByRole('button', { name: 'Ja, graag' }).click();
  await popup(page).getByRole('button', { name: 'Bestaande bouw' }).click();
}

test('the title and the way out of the popup are within reach on every screen, and at every size of letters', async ({
  page,
  stack,
}) => {
  await openServices(page, stack.siteUrl);
  for (const letters of [100, 200]) {
    await page.locator('vakman-assistant').evaluate(({ shadowRoot }, percent) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `[data-root] *{font-size:${(17 * percent) / 100}px!important;line-height:1.3!important}`,
      );
      if (percent > 100) shadowRoot?.adoptedStyleSheets.push(sheet);
    }, letters);
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [640, 400],
      [768, 600],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const selector of ['.head h2', '.head [value=close]'])
        expect(await reached(page, selector), `${selector}, ${width} × ${height}, ${letters} %`).toBe(true);
      // The last answer and the way on can be brought into view, and pressed.
      const onward = popup(page).getByRole('button', { name: /^Naar offerte/ });
      await onward.scrollIntoViewIfNeeded();
      expect(await reached(page, '.ways .primary'), `onward, ${width} × ${height}, ${letters} %`).toBe(true);
      expect(await reached(page, '.head [value=close]'), `close, ${width} × ${height}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hulp nodig?' })).toBeFocused();
});

test('on a wide screen the tab stands beside the text, not on it', async ({ page, stack }) => {
  await openAgain(page, stack.siteUrl, { width: 1280, height: 800 });
  await page.mouse.wheel(0, 400);
  const tab = await page.getByRole('button', { name: 'Hulp nodig?' }).boundingBox();
  const text = await page.locator('.section-head').first().boundingBox();
  expect(tab?.width).toBeGreaterThanOrEqual(44);
  expect(tab?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? Infinity));
});
