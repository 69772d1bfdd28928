import { expect, test } from 'vitest';
import { withReload } from './reload.ts';

const page = '<!doctype html><p>home</p>';

function serve(type: string) {
  return withReload(async (request) => {
    const encoding = request.headers.get('accept-encoding');
    return new Response(page, {
      headers: { 'content-type': type, etag: '"1"', 'x-encoding': String(encoding) },
    });
  });
}

const ask = (reload: ReturnType<typeof withReload>, path: string) =>
  reload.handler(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } }), '');

test('a page gets the script that loads it again, and is asked for unpacked', async () => {
  const answer = await ask(serve('text/html; charset=utf-8'), '/');
  expect(await answer.text()).toBe(`${page}<script src="/__dev/reload.js" defer></script>`);
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('x-encoding')).toBe('null');
});

test('anything but a page is left alone', async () => {
  const answer = await ask(serve('text/javascript'), '/embed/v1.js');
  expect(await answer.text()).toBe(page);
});

test('an open page hears of a rebuild', async () => {
  const reload = serve('text/html');
  const changes = (await ask(reload, '/__dev/changes')).body?.getReader();
  reload.announce();
  const { value } = (await changes?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: changed\n\n');
  await changes?.cancel();
});
