import { expect, test } from 'vitest';
import { createPartnerHandler } from './partner-handler.ts';

const ask = (path: string) =>
  createPartnerHandler('http://localhost:5000')(new Request(`http://127.0.0.1:4174${path}`), '127.0.0.1');

test.each([
  ['/', '<vakman-quote-form lang="nl" source="klusgids">'],
  ['/gevelreiniging', '<vakman-facade-booking lang="nl" source="klusgids" hide-title>'],
  ['/projecten', '<vakman-gallery lang="nl" hide-title>'],
  ['/ervaringen', '<vakman-reviews lang="nl" hide-title>'],
  ['/ervaringen', '<vakman-assistant lang="nl" source="klusgids">'],
])("the partner's page %s embeds %s of the site", async (path, element) => {
  const html = await (await ask(path)).text();
  expect(html).toContain('<script type="module" src="http://localhost:5000/embed/v1.js"></script>');
  expect(html).toContain(element);
  expect(html).not.toMatch(/\{(siteUrl|content|room)\}/);
});

test('it keeps room for what comes late', async () => {
  expect(await (await ask('/')).text()).toMatch(/vakman-quote-form \{ display: block; min-height: \d+px \}/);
});

test.each(['/other', '/toString'])('it has no page %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
