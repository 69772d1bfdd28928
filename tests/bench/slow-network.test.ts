import { expect, it } from 'vitest';
import { serveOverSlowNetwork } from './slow-network.ts';

/** More than a server sends before it hears from a visitor. */
const text = Array.from({ length: 6000 }, (_, number) => `line ${number}`).join('\n');

it('carries an answer of several windows whole, to several visitors at once', async () => {
  const site = await serveOverSlowNetwork(async () => new Response(text), 'a test', {
    roundTripMs: 2,
    bytesPerSecond: 10_000_000,
  });
  try {
    const answers = await Promise.all(
      ['/one', '/two'].map(async (path) => (await fetch(site.url + path)).text()),
    );
    expect(answers).toEqual([text, text]);
  } finally {
    await site.close();
  }
});

it('hands a request on as it was made', async () => {
  const asked = async (request: Request) => new Response(`${request.method} ${await request.text()}`);
  const site = await serveOverSlowNetwork(asked, 'a test', { roundTripMs: 2, bytesPerSecond: 10_000_000 });
  try {
    const answer = await fetch(site.url, { method: 'POST', body: text });
    expect(await answer.text()).toBe(`POST ${text}`);
  } finally {
    await site.close();
  }
});
