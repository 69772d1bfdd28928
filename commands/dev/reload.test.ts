import { expect, test } from 'vitest';
import { withReload } from './reload.ts';

const page = '<!doctype html><p>home</p>';

function serve(type: string) {
  const site = async (request: Request) => {
    const encoding = request.headers.get('accept-encoding');
    return new Response(page, {
      headers: { 'content-type': type, etag: '"1"', 'x-encoding': String(encoding) },
    });
  };
  return withReload(site, 7);
}

const ask = (reload: ReturnType<typeof withReload>, path: string) =>
  reload.handler(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } }), '');

async function open(reload: ReturnType<typeof withReload>, path: string, version: number) {
  const answer = await ask(reload, `/__dev/changes?path=${path}&version=${version}`);
  const reader = answer.body?.getReader();
  let told = false;
  void reader?.read().then(({ value }) => (told = value !== undefined));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    told: async () => {
      await settled();
      return told;
    },
    close: async () => {
      await reader?.cancel();
      await settled();
    },
  };
}

test('a page gets the script that loads it again, and is asked for unpacked', async () => {
  const answer = await ask(serve('text/html; charset=utf-8'), '/');
  expect(await answer.text()).toBe(`${page}<script src="/__dev/reload.js?version=7" defer></script>`);
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('x-encoding')).toBe('null');
});

test('anything but a page is left alone', async () => {
  const answer = await ask(serve('text/javascript'), '/embed/v1.js');
  expect(await answer.text()).toBe(page);
});

test('an open page hears when it was built anew, and not when another was', async () => {
  const reload = serve('text/html');
  const [home, faq] = [await open(reload, '/', 7), await open(reload, '/faq', 7)];
  expect(reload.openPages()).toEqual(['/', '/faq']);
  reload.renew(['/']);
  expect([await home.told(), await faq.told()]).toEqual([true, false]);
  reload.renewOthers(['/']);
  expect(await faq.told()).toBe(true);
  await home.close();
  expect(reload.openPages()).toEqual(['/faq']);
});

test('a page that was served just before it was built anew hears of it as soon as it listens', async () => {
  const reload = serve('text/html');
  reload.renewOthers([]);
  const late = await open(reload, '/', 7);
  expect(await late.told()).toBe(true);
});
