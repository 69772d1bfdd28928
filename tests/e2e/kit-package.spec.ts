import type { Page } from '@playwright/test';
import { compileScript, parse } from 'vue/compiler-sfc';
import { documentedCode } from '../support/documented-code.ts';
import { buildWithVite, install } from '../support/package-app.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { servedKit } from '../support/served-package.ts';
import { createWebsite, serveFolder, type Website } from '../support/website.ts';
import { QuoteFormPage } from './quote-form.page.ts';

const htmlFile = (body: string, script: string) =>
  `<!doctype html><html lang="nl"><title>Gids</title>${body}<script type="module" src="${script}"></script></html>`;

const form =
  '<vakman-quote-form lang="nl" source="pakketgids"><a href="/offerte">Offerte</a></vakman-quote-form>';

/** What somebody types to install the package, as docs/embedding.md says. */
const installation = (stack: Stack) =>
  documentedCode('React, Vue, Svelte and others 1', stack).replace('<version>', servedKit().version);

async function sendsRequest(page: Page, stack: Stack, source: string): Promise<void> {
  const request = await new QuoteFormPage(page).sendGoodRequest();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source }]);
}

let website: Website;
test.afterEach(() => website.close());

test('a fresh Vite app that installs the package sends a request', async ({ page, stack }) => {
  website = await createWebsite({
    'index.html': htmlFile(form, '/main.js'),
    'main.js': "import '@vakman/widgets';\n",
  });
  install(website, installation(stack));
  const app = await serveFolder(buildWithVite(website));
  const fromSite: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.siteUrl)) fromSite.push(request.url());
  });
  await page.goto(app.url);
  await sendsRequest(page, stack, 'pakketgids');
  expect(fromSite).toEqual([]);
  app.close();
});

test('a plain HTML page uses the installed package as it is', async ({ page, stack }) => {
  website = await createWebsite({ 'index.html': htmlFile(form, '/node_modules/@vakman/widgets/index.js') });
  install(website, installation(stack));
  await page.goto(website.url);
  await sendsRequest(page, stack, 'pakketgids');
});

/** A page of an app whose form tells its reference, and can be left and come back to. */
const reactApp = `import { QuoteForm, QuotePopup } from '@vakman/widgets/react';
  import { createElement as h, StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function App() {
    const [route, setRoute] = useState('quote');
    const [reference, setReference] = useState('');
    const [open, setOpen] = useState(false);
    const link = (to) => h('button', { key: to, onClick: () => setRoute(to) }, to);
    const form = h(QuoteForm, {
      lang: 'nl', source: 'appgids', hideTitle: true,
      onQuoteRequestSubmitted: (event) => setReference(event.detail.reference),
    });
    const popup = h(QuotePopup, { lang: 'nl', open, onQuotePopupClosed: () => setOpen(false) },
      h('a', { href: '/offerte' }, 'Offerte'));
    return h('main', null, link('quote'), link('about'), h('output', null, reference),
      h('button', { onClick: () => setOpen(true) }, 'popup'), popup,
      route === 'quote' ? form : h('p', null, 'Over ons'));
  }
  createRoot(document.querySelector('#app')).render(h(StrictMode, null, h(App)));`;

const vueApp = `import { QuoteForm, QuotePopup } from '@vakman/widgets/vue';
  import { createApp, h, ref } from 'vue';
  const [route, reference, popup] = [ref('quote'), ref(''), ref()];
  const link = (to) => h('button', { onClick: () => { route.value = to; } }, to);
  const form = () => h(QuoteForm, {
    lang: 'nl', source: 'appgids', hideTitle: true,
    onQuoteRequestSubmitted: (event) => { reference.value = event.detail.reference; },
  });
  createApp({ render: () => h('main', [link('quote'), link('about'), h('output', reference.value),
    h('button', { onClick: () => popup.value.show() }, 'popup'),
    h(QuotePopup, { lang: 'nl', ref: popup }, () => h('a', { href: '/offerte' }, 'Offerte')),
    route.value === 'quote' ? form() : h('p', 'Over ons')]) }).mount('#app');`;

/** The tag itself, which React 19 gives properties and events. */
const tagApp = reactApp
  .replace("import { QuoteForm, QuotePopup } from '@vakman/widgets/react'", "import '@vakman/widgets'")
  .replace('h(QuoteForm,', "h('vakman-quote-form',")
  .replace('hideTitle', "'hide-title'")
  .replace('onQuoteRequestSubmitted', "'onquote-request-submitted'")
  .replace('h(QuotePopup,', "h('vakman-quote-popup',")
  .replace('onQuotePopupClosed', "'onquote-popup-closed'");

const apps: readonly [name: string, main: string, packages: Readonly<Record<string, string>>][] = [
  [
    'React 19 with the tag itself',
    tagApp,
    { react: 'widgets/node_modules/react', 'react-dom': 'widgets/node_modules/react-dom' },
  ],
  [
    'React 19',
    reactApp,
    { react: 'widgets/node_modules/react', 'react-dom': 'widgets/node_modules/react-dom' },
  ],
  [
    'React 18',
    reactApp,
    { react: 'tests/node_modules/react-18', 'react-dom': 'tests/node_modules/react-dom-18' },
  ],
  ['Vue', vueApp, { vue: 'widgets/node_modules/vue' }],
];

for (const [name, main, packages] of apps) {
  test(`an app of ${name} changes routes, and its form goes on working`, async ({ page, stack }) => {
    website = await createWebsite({
      'index.html': htmlFile('<div id="app"></div>', '/main.js'),
      'main.js': main,
    });
    install(website, installation(stack), packages);
    const app = await serveFolder(buildWithVite(website));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(app.url);
    const quoteForm = new QuoteFormPage(page);
    await quoteForm.hydrated();
    await expect(page.getByRole('heading', { name: quoteForm.messages.title })).toHaveCount(0);
    await quoteForm.fillIn({ name: 'Johanna' });
    await page.getByRole('button', { name: 'about' }).click();
    await expect(page.getByText('Over ons')).toBeVisible();
    await page.getByRole('button', { name: 'quote', exact: true }).click();
    await sendsRequest(page, stack, 'appgids');
    await expect(page.locator('main > output')).toHaveText(/^[\dA-F]{4}-[\dA-F]{4}$/);
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'popup' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(errors).toEqual([]);
    app.close();
  });
}

const react = { react: 'widgets/node_modules/react', 'react-dom': 'widgets/node_modules/react-dom' };
const rendered = `import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Quote } from './quote';
  createRoot(document.querySelector('#app')).render(createElement(Quote));`;

/** A component of Vue as a bundler writes it, from the file that an author writes. */
function compiledVue(text: string): string {
  const { descriptor } = parse(text);
  return compileScript(descriptor, { id: 'quote', inlineTemplate: true }).content;
}

/** What docs/embedding.md shows, each in a fresh app. */
const documented: readonly [
  key: string,
  packages: object,
  files: (code: string) => Record<string, string>,
][] = [
  ['React, Vue, Svelte and others 2', react, (code) => ({ 'quote.tsx': code, 'main.ts': rendered })],
  [
    'React, Vue, Svelte and others 3',
    { vue: 'widgets/node_modules/vue' },
    (code) => ({
      'quote.ts': compiledVue(code),
      'main.ts':
        "import { createApp } from 'vue';\nimport Quote from './quote';\ncreateApp(Quote).mount('#app');",
    }),
  ],
  ['React, Vue, Svelte and others 4', react, (code) => ({ 'quote.tsx': code, 'main.ts': rendered })],
  ['The tag itself 1', react, (code) => ({ 'quote.tsx': code, 'main.ts': rendered })],
  [
    'The tag itself 2',
    {},
    (code) => ({
      'main.ts': `import '@vakman/widgets';
        document.querySelector('#app').innerHTML = '<vakman-quote-form lang="nl" source="your-name"></vakman-quote-form>';
        ${code}`,
    }),
  ],
];

for (const [key, packages, files] of documented) {
  test(`what docs/embedding.md shows sends a request: ${key}`, async ({ page, stack }) => {
    const code = documentedCode(key, stack);
    website = await createWebsite({
      'index.html': htmlFile('<div id="app"></div>', '/main.ts'),
      ...files(code),
    });
    install(website, installation(stack), packages as Record<string, string>);
    const app = await serveFolder(buildWithVite(website));
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(app.url);
    if (code.includes('prefill'))
      await expect(new QuoteFormPage(page).field('message')).toHaveValue('Kozijnen schilderen');
    await sendsRequest(page, stack, 'your-name');
    if (code.includes('console.log')) await expect.poll(() => told.join()).toMatch(/[\dA-F]{4}-[\dA-F]{4}/);
    app.close();
  });
}
