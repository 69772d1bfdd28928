import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keepBuild, keptBuilds } from '@vakman/commands/build/kept-builds.ts';
import { root } from '@vakman/commands/settings/settings.ts';
import { keepVersions } from '@vakman/widgets/build/keep-versions';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { createWebsite, serveFolder, type Website } from '../support/website.ts';

const built = join(root, 'dist/test-site');
const assets = 'assets/immutable';
const tag = 'vakman-quote-form';

/** Files that are asked for by the same name after each deploy. */
const steady = ['index.html', 'embed/v1.js'];

let parent = '';
let site: Awaited<ReturnType<typeof serveFolder>>;
let partner: Website;
let first = '';

/** What is served, and what the builds keep from one to the next. */
const served = () => join(parent, 'served');
const kept = () => join(parent, 'kept');

/** Builds and deploys a site whose kit and styles have other names than those of all others. */
async function deploy(letter: string): Promise<void> {
  const version = `1.0.0-${letter.repeat(8)}`;
  const folder = join(parent, 'built');
  await mkdir(join(folder, 'embed'), { recursive: true });
  await cp(join(built, 'embed', first), join(folder, 'embed', version), { recursive: true });
  await cp(join(built, assets), join(folder, assets), { recursive: true });
  const renamed = (text: string) =>
    text.replaceAll(first, version).replaceAll(/-[\da-f]{8}\.css/g, `-${letter.repeat(8)}.css`);
  for (const name of await readdir(join(folder, assets))) {
    await rename(join(folder, assets, name), join(folder, assets, renamed(name)));
  }
  for (const file of steady) {
    await writeFile(join(folder, file), renamed(await readFile(join(built, file), 'utf8')));
  }
  // Without the policy, which knows the inline scripts by other names.
  await writeFile(join(folder, '_headers'), '/embed/*\n  Access-Control-Allow-Origin: *\n');
  for (const build of await keptBuilds(kept())) {
    await keepVersions(join(build, 'embed'), join(folder, 'embed'));
  }
  await keepBuild(kept(), folder, version);
  await rm(served(), { recursive: true, force: true });
  await rename(folder, served());
}

/** Looks at the form, which the page has not asked for before, and waits until it answers. */
async function reachForm(page: Page): Promise<void> {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.locator(tag).evaluate((form) => form.scrollIntoView({ behavior: 'instant' }));
  await page.locator(tag).dispatchEvent('focusin');
  await page.locator(`${tag}[data-hydrated]`).waitFor();
  await expect(page.locator(`${tag} [part=submit]`)).toHaveCSS('cursor', 'pointer');
  expect(missing).toEqual([]);
}

test.beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'deploys-'));
  const versions = await readFile(join(built, 'embed/versions.json'), 'utf8');
  first = (JSON.parse(versions) as { newest: string }).newest;
  await deploy('a');
  site = await serveFolder(served());
  partner = await createWebsite({
    'index.html': `<!doctype html><html lang="nl"><title>Klusgids</title>
      <script type="module" src="${site.url}/embed/v1.js"></script>
      <p style="height: 5000px"></p><${tag}><a href="${site.url}">Offerte</a></${tag}></html>`,
  });
});
test.afterEach(async () => {
  site.close();
  await partner.close();
  await rm(parent, { recursive: true });
});

test('a page of ours that was open before two deploys finds its files', async ({ page }) => {
  await page.goto(site.url);
  await deploy('b');
  await deploy('c');
  await reachForm(page);
});

test("a partner's page that was open before two deploys finds its files", async ({ page }) => {
  await page.goto(partner.url, { waitUntil: 'networkidle' });
  await deploy('b');
  await deploy('c');
  await reachForm(page);
});

test('who comes back with the loader of two deploys ago in the cache finds its files', async ({ page }) => {
  const loader = await readFile(join(served(), 'embed/v1.js'), 'utf8');
  await deploy('b');
  await deploy('c');
  await page.route('**/embed/v1.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: loader,
    }),
  );
  await page.goto(partner.url);
  await reachForm(page);
});
