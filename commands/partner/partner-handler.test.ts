import { expect, test } from 'vitest';
import { createPartnerHandler } from './partner-handler.ts';

const ask = (path: string) =>
  createPartnerHandler('http://localhost:5000')(new Request(`http://127.0.0.1:4174${path}`), '127.0.0.1');

test("the partner's page embeds the form of the site with its own name as source", async () => {
  const html = await (await ask('/')).text();
  expect(html).toContain('<script type="module" src="http://localhost:5000/embed/v1.js"></script>');
  expect(html).toContain('<vakman-quote-form lang="nl" source="klusgids">');
  expect(html).not.toContain('{siteUrl}');
});

test('it has no other page', async () => {
  expect((await ask('/other')).status).toBe(404);
});
