import type { Page } from '@playwright/test';
import type { Browsing } from './browsing.ts';

/** Chromium, as Playwright drives it. */
export function playwrightBrowsing(page: Page): Browsing {
  const find = async (element: string) => {
    const found = (await page.evaluateHandle<Node>(element)).asElement();
    if (!found) throw new Error(`There is no ${element}`);
    return found;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: <Value>(expression: string) => page.evaluate<Value>(expression),
    click: async (element) => (await find(element)).click(),
    async type(element, text) {
      await (await find(element)).focus();
      await page.keyboard.insertText(text);
    },
    press: (key) => page.keyboard.press(key),
  };
}
