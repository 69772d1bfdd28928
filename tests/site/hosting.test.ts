import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteHandler } from '@vakman/commands/serve/site-handler.ts';
import { languages, localisedPath } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { readBuilt, siteFolder } from './built-site.ts';

const answer = createSiteHandler(siteFolder);
const get = (path: string) => answer(new Request(`http://localhost${path}`), '127.0.0.1');

test.each(languages)('an unknown address is answered with 404 in its language (%s)', async (language) => {
  for (const path of ['/bestaat-niet', '/diensten/bestaat/ook/niet']) {
    const { status, headers, text } = await get(localisedPath(language, path)).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    expect(status).toBe(404);
    expect(text).toContain(`<html lang="${language}"`);
    expect(headers.get('content-security-policy')).toBeTruthy();
  }
});

test('the address of the form leads to the function, with its method and its body', () => {
  expect(readBuilt('_redirects')).toMatch(
    /^\/api\/submit-quote-request https?:\/\/\S+\/functions\/v1\/submit-quote-request 200$/m,
  );
});

test('files whose name tells their content are kept for good; the loader is not', async () => {
  const forever = 'public, max-age=31536000, immutable';
  for (const folder of ['/assets/fonts', '/assets/immutable']) {
    const files = readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.includes('.'))) {
      expect((await get(`${folder}/${file}`)).headers.get('cache-control')).toBe(forever);
      expect(file).toMatch(/-[\da-f]{8}(-\d+)?\.\w+$/);
    }
  }
  const loader = await get('/embed/v1.js');
  expect(loader.status).toBe(200);
  // Ten minutes at most, with the time in which a stale one may be shown.
  const times = [...(loader.headers.get('cache-control') ?? '').matchAll(/=(\d+)/g)].map(([, s]) =>
    Number(s),
  );
  expect(times.reduce((sum, time) => sum + time, 0)).toBe(600);
  expect(loader.headers.get('cache-control')).not.toContain('immutable');
});

test('other sites may load the widgets and the fonts, and no page of ours', async () => {
  expect((await get('/embed/v1.js')).headers.get('access-control-allow-origin')).toBe('*');
  const [font = ''] = readdirSync(join(siteFolder, 'assets/fonts'));
  expect((await get(`/assets/fonts/${font}`)).headers.get('access-control-allow-origin')).toBe('*');
  expect((await get('/')).headers.get('access-control-allow-origin')).toBeNull();
});
