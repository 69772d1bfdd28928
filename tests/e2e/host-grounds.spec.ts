import { unreadable } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { createWebsite, type Website } from '../support/website.ts';

/** Widgets that share a page without covering each other. */
const groups = {
  'in the page': [
    '<vakman-gallery lang="nl" built-in-only></vakman-gallery>',
    '<vakman-reviews lang="nl"></vakman-reviews>',
    '<vakman-quote-form lang="nl"></vakman-quote-form>',
    '<vakman-facade-booking lang="nl"></vakman-facade-booking>',
    '<vakman-appointment lang="nl"></vakman-appointment>',
  ],
  'above the page': [
    '<vakman-assistant lang="nl" open></vakman-assistant>',
    '<vakman-cookie-notice lang="nl" keep-open open></vakman-cookie-notice>',
  ],
} as const;

const grounds = { white: 'background: #fff; color: #222', dark: 'background: #121212; color: #eee' } as const;
const schemes = ['normal', 'light', 'dark'] as const;
const themes = [undefined, 'light', 'dark'] as const;

let website: Website;
test.afterEach(() => website.close());

for (const [ground, css] of Object.entries(grounds)) {
  for (const scheme of schemes) {
    test(`every widget in every theme can be read on a ${ground} page with the colour scheme ${scheme}`, async ({
      page,
      stack,
    }) => {
      const html = (elements: readonly string[]) =>
        `<!doctype html><html lang="nl"><title>Host</title><style>html { color-scheme: ${scheme}; ${css} }</style>
          <script type="module" src="${stack.siteUrl}/embed/v1.js"></script><main>${elements.join('')}</main></html>`;
      website = await createWebsite({
        'page.html': html(groups['in the page']),
        'above.html': html(groups['above the page']),
      });
      for (const [path, elements] of [
        ['page', groups['in the page']],
        ['above', groups['above the page']],
      ] as const) {
        await page.goto(`${website.url}/${path}.html`);
        for (const element of elements) {
          const tag = /[a-z-]+/.exec(element)?.[0] ?? '';
          await page.locator(tag).evaluate((widget) => widget.scrollIntoView());
          await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
        }
        for (const theme of themes) {
          await page.locator('main > *').evaluateAll((all, chosen) => {
            for (const element of all) element.setAttribute('theme', chosen ?? '');
          }, theme);
          expect(await unreadable(page), `${path}, theme ${theme ?? 'of the page'}`).toEqual([]);
        }
      }
    });
  }
}
