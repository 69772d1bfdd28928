import type { Page } from '@playwright/test';

/** What is of no use on paper, by what it is called in the page and in the widgets. */
const pressed =
  'nav:not(.contents), button, .button, .skip-link, .messaging, .scroll-to-top, .action-bar, [role=dialog], ' +
  'vakman-cookie-notice, vakman-assistant, vakman-quote-popup';

/** What a page prints that no paper should have: things to press, and letters that are pale or on a ground of colour. */
export async function faultsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return page.evaluate((things) => {
    const faults = new Set<string>();
    const channels = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const scale = colour.startsWith('rgb') ? 255 : 1;
      return { light: (red * 0.21 + green * 0.72 + blue * 0.07) / scale, alpha };
    };
    const nameOf = (element: Element) =>
      `${element.localName}.${element.classList.value} "${element.textContent.trim().slice(0, 30)}"`;
    const parentOf = (element: Element): Element | null => {
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const groundOf = (element: Element): number => {
      for (let at: Element | null = element; at !== null; at = parentOf(at)) {
        const { light, alpha } = channels(getComputedStyle(at).backgroundColor);
        if (alpha > 0) return light;
      }
      return 1;
    };
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('body, body *, :host, [data-root] *')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!isPrinted(element) || element.closest('svg')) continue;
        if (element.matches(things)) faults.add(`prints ${nameOf(element)}`);
        if (!hasWords(element) || element.closest('.visually-hidden')) continue;
        const { color } = getComputedStyle(element);
        if (channels(color).light > 0.5) faults.add(`pale: ${nameOf(element)} ${color}`);
        if (groundOf(element) < 0.85) faults.add(`on colour: ${nameOf(element)}`);
      }
    };
    look(document);
    return [...faults];
  }, pressed);
}
