import { launch, type ElementHandle } from 'puppeteer-core';
import { programPath, type Engine } from './engine.ts';

/** Gecko, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: programPath('FIREFOX_PATH'),
      headless: true,
      defaultViewport: { width: 1400, height: 900 },
    });
    const page = await browser.newPage();
    const find = async (element: string) => {
      const found = (await page.evaluateHandle(element)).asElement();
      if (!found) throw new Error(`There is no ${element}`);
      return found as ElementHandle;
    };
    return {
      async open(url) {
        // It may never answer when it is sent on from a page to which it is still on its way.
        await page.waitForFunction('document.readyState === "complete"');
        await page.goto(url, { waitUntil: 'domcontentloaded' });
      },
      read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
      click: async (element) => (await find(element)).click(),
      type: async (element, text) => (await find(element)).type(text),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
  },
};
