import { embedSnippet, type KitManifest } from '@vakman/widgets/build/embed-snippet';
import { documentedPolicy } from '../hosts/documented-policy.ts';
import { documentedCode } from '../support/documented-code.ts';
import { readSettings } from '@vakman/commands/settings/settings.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { createWebsite, type Website } from '../support/website.ts';
import { QuoteFormPage } from './quote-form.page.ts';

const tag = 'vakman-quote-form';
const { siteUrl, supabaseUrl } = readSettings(process.env, 'test').addresses;
const snippet = {
  siteUrl,
  tag,
  attributes: { lang: 'nl', source: 'buurtgids' },
  fallback: { href: `${siteUrl}/offerte-aanvragen`, label: 'Offerte aanvragen' },
} as const;

const htmlFile = (body: string) =>
  `<!doctype html><html lang="nl"><title>Buurtgids</title>\n${body}\n</html>`;

async function newestManifest(): Promise<KitManifest> {
  const { newest } = (await (await fetch(`${siteUrl}/embed/versions.json`)).json()) as { newest: string };
  return (await (await fetch(`${siteUrl}/embed/${newest}/manifest.json`)).json()) as KitManifest;
}

let website: Website;
test.afterEach(() => website.close());

test('a plain HTML file with the two printed lines sends a request with its source', async ({
  page,
  stack,
}) => {
  const lines = embedSnippet(snippet);
  expect(lines.split('\n')).toHaveLength(2);
  website = await createWebsite({ 'index.html': htmlFile(lines) });
  await page.goto(website.url);
  const request = await new QuoteFormPage(page).sendGoodRequest();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'buurtgids', language: 'nl' }]);
});

test.describe('a page that stays with a version', () => {
  test('writes what docs/embedding.md shows', async () => {
    website = await createWebsite({});
    const pinned = await newestManifest();
    const shape = (lines: string) =>
      lines
        .replaceAll(pinned.version, '<version>')
        .replaceAll(/sha384-[^"]+/g, 'sha384-…')
        .replaceAll(/\s+/g, '');
    const [importMap = '', script = ''] = embedSnippet({ ...snippet, pinned }).split('\n');
    const first = `"${siteUrl}/embed/<version>/quote-form.js":"sha384-…"`;
    expect(shape(importMap)).toContain(first);
    const shown = shape(documentedCode('Versions 1', { siteUrl }));
    expect(shown).toContain(`<scripttype="importmap">{"integrity":{${first},"…":"…"}}</script>`);
    expect(shown).toContain(shape(script));
  });

  test('loads every file by its hash, on a page with the strict policy', async ({ page, stack }) => {
    const nonce = 'bm9uY2U';
    const pinned = await newestManifest();
    const lines = embedSnippet({ ...snippet, pinned }).replace('<script ', `<script nonce="${nonce}" `);
    const policy = documentedPolicy({ siteUrl, supabaseUrl }).replace(
      'script-src',
      `script-src 'nonce-${nonce}'`,
    );
    website = await createWebsite({
      'index.html': htmlFile(lines),
      _headers: `/*\n  Content-Security-Policy: ${policy}\n`,
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(siteUrl)) asked.push(request.url());
    });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(website.url);
    const request = await new QuoteFormPage(page).sendGoodRequest();
    expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'buurtgids' }]);
    const checked = new Set(
      [pinned.loader, ...(pinned.widgets[tag] ?? [])].map(
        (file) => `${siteUrl}/embed/${pinned.version}/${file}`,
      ),
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => !checked.has(url))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  for (const file of ['loader.js', 'runtime.js', 'quote-form.js', 'quote-form.nl.js']) {
    test(`runs no ${file} that is not what it was`, async ({ page }) => {
      website = await createWebsite({
        'index.html': htmlFile(embedSnippet({ ...snippet, pinned: await newestManifest() })),
      });
      await page.route(`**/embed/*/${file}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n;globalThis.tampered = true;` });
      });
      const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
      await page.goto(website.url);
      await refused;
      await expect(page.locator(`${tag} a`)).toBeVisible();
      await expect(page.locator(tag)).not.toHaveAttribute('data-hydrated');
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    });
  }
});

test('files of a version are kept for good, what follows the newest is not, and both are for everybody', async ({
  request,
}) => {
  website = await createWebsite({});
  const { version, loader } = await newestManifest();
  const headersOf = async (path: string) => (await request.get(siteUrl + path)).headers();
  for (const path of [`/embed/${version}/${loader}`, `/embed/${version}/manifest.json`]) {
    const headers = await headersOf(path);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
  for (const path of ['/embed/v1.js', '/embed/versions.json']) {
    const headers = await headersOf(path);
    expect(headers['cache-control']).toMatch(/max-age=300, stale-while-revalidate=300$/);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});
