import type { Frame, Page } from '@playwright/test';
import { buildWithVite, install } from '../support/package-app.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { createWebsite, serveFolder, type Website } from '../support/website.ts';
import { startWordpress } from '../support/wordpress/wordpress.ts';
import { QuoteFormPage } from './quote-form.page.ts';

let website: Website | undefined;
test.afterEach(async () => {
  await website?.close();
  // A test without one closes none of another.
  website = undefined;
});

/** What the builder prints for a page that is made of this. */
async function printed(page: Page, { siteUrl }: Stack, medium: string): Promise<string> {
  await page.goto(`${siteUrl}/widgets?source=bouwgids&hide-title=on`);
  await page.getByRole('radio', { name: medium, exact: true }).check();
  return page.locator('#code').inputValue();
}

async function sendsRequest(place: Page | Frame, stack: Stack): Promise<void> {
  const request = await new QuoteFormPage(place).sendGoodRequest();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'bouwgids', language: 'nl' }]);
}

const htmlFile = (body: string) => `<!doctype html><html lang="nl"><title>Gids</title>\n${body}\n</html>`;

test('HTML of the builder sends a request from a plain page', async ({ page, stack }) => {
  website = await createWebsite({ 'index.html': htmlFile(await printed(page, stack, 'HTML')) });
  await page.goto(website.url);
  await sendsRequest(page, stack);
});

test('a frame of the builder sends a request, and is as high as the form', async ({ page, stack }) => {
  website = await createWebsite({ 'index.html': htmlFile(await printed(page, stack, 'iframe')) });
  await page.goto(website.url);
  const box = page.locator('iframe');
  const frame = await (await box.elementHandle())?.contentFrame();
  if (!frame) throw new Error('nothing is in the frame');
  await sendsRequest(frame, stack);
  await expect.poll(() => box.evaluate((element) => element.clientHeight)).toBeLessThan(1000);
});

test('the component of the builder sends a request from a fresh app of React', async ({ page, stack }) => {
  const code = await printed(page, stack, 'React');
  const [first = ''] = code.split('\n');
  website = await createWebsite({
    'index.html': htmlFile('<div id="app"></div><script type="module" src="/main.ts"></script>'),
    'vakman.tsx': code,
    'main.ts': `import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Vakman } from './vakman';
      createRoot(document.querySelector('#app')).render(createElement(Vakman));`,
  });
  install(website, first.replace('// ', ''), {
    react: 'widgets/node_modules/react',
    'react-dom': 'widgets/node_modules/react-dom',
  });
  const app = await serveFolder(buildWithVite(website));
  await page.goto(app.url);
  await sendsRequest(page, stack);
  app.close();
});

test('a shortcode of the builder sends a request from WordPress', async ({ page, stack }) => {
  const code = await printed(page, stack, 'WordPress');
  const [, text = ''] = /^\[vakman (.*)\]$/.exec(code) ?? [];
  // As WordPress reads a shortcode: names with values, and bare words under numbers.
  const words = text.split(' ').map((word, at) => {
    const [name = '', value] = word.split('=');
    return value === undefined ? [String(at), name] : [name, value.replaceAll('"', '')];
  });
  const wordpress = await startWordpress();
  await page.goto(wordpress.address({ shortcodes: [Object.fromEntries(words)] }));
  await sendsRequest(page, stack);
  wordpress.close();
});
