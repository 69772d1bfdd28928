import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteHandler, type RequestHandler } from './site-handler.ts';

let folder = '';
let handler: RequestHandler;
let backend: Server;
let backendUrl = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const ask = (path: string, init?: RequestInit) =>
  handler(new Request(`http://localhost${path}`, init), '203.0.113.9');

beforeAll(async () => {
  backend = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      outgoing.writeHead(303, { location: '/bedankt' });
      outgoing.end(
        JSON.stringify({
          method: incoming.method,
          url: incoming.url,
          sender: incoming.headers['x-forwarded-for'],
          visitor: incoming.headers['x-vakman-visitor'],
          type: incoming.headers['content-type'],
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  await new Promise((resolve) => silent.close(resolve));

  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  folder = join(parent, 'site');
  write('../secret.txt', 'secret');
  write('index.html', `<p>${'home '.repeat(200)}</p>`);
  write('offerte-aanvragen/index.html', 'form');
  write('faq.html', 'faq');
  write('en/index.html', 'english');
  write('404.html', 'niet gevonden');
  write('en/404.html', 'not found');
  write('embed/v1.js', 'export {};');
  write('fonts/a.woff2', 'font');
  write('rules.json', '{}');
  write(
    '_headers',
    '/*\n  X-Frame-Options: DENY\n/embed/*\n  Cache-Control: public, max-age=31536000, immutable\n/rules.json\n  Content-Type: application/speculationrules+json\n',
  );
  write(
    '_redirects',
    `/alias /faq 301\n/faq /never\n/forced/* /en 302!\n/api/send ${backendUrl}/functions/send 200\n` +
      `/down http://127.0.0.1:${port}/ 200\n/en/* /en/404.html 404\n`,
  );
  write('forced/page.html', 'hidden');
  handler = createSiteHandler(folder);
});
afterAll(() => {
  rmSync(dirname(folder), { recursive: true });
  backend.close();
});

test.each([
  ['/', 'home'],
  ['/offerte-aanvragen', 'form'],
  ['/offerte-aanvragen/', 'form'],
  ['/faq', 'faq'],
  ['/faq/', 'faq'],
  ['/en/', 'english'],
  ['/en', 'english'],
  ['//faq', 'faq'],
])('%s finds its file', async (path, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain(text);
});

test.each([
  ['/nothing', 'niet gevonden'],
  ['/en/nothing', 'not found'],
])('%s is not found, in the language of its prefix', async (path, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(text);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/en/..%2f..%2fsecret.txt',
  '/%2e%2e%5csecret.txt',
  '/faq%00.html',
  '/%',
  '/_headers',
  '/_redirects',
])('%s gives nothing away', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('secret');
});

test.each(['/%65mbed/v1.js', '/embed/v1%2ejs'])('%s has the headers of /embed/v1.js', async (path) => {
  expect((await ask(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('an address that says nothing is not found', async () => {
  expect((await ask('/%E0%A4')).status).toBe(404);
});

test('the rules of _headers are obeyed, on errors too', async () => {
  expect((await ask('/')).headers.get('x-frame-options')).toBe('DENY');
  expect((await ask('/nothing')).headers.get('x-frame-options')).toBe('DENY');
  expect((await ask('/embed/v1.js')).headers.get('cache-control')).toContain('immutable');
  expect((await ask('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('a type that the rules name goes before the one that the name of the file means', async () => {
  expect((await ask('/rules.json')).headers.get('content-type')).toBe('application/speculationrules+json');
});

test('changed rules are read again', async () => {
  write('_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n');
  utimesSync(join(folder, '_headers'), 1, 1);
  expect((await ask('/')).headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('a redirect keeps the query, and a file goes before a rule that does not force', async () => {
  const moved = await ask('/alias?utm=x');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/faq?utm=x']);
  expect((await ask('/faq')).status).toBe(200);
  expect((await ask('/forced/page')).status).toBe(302);
});

test('Brotli goes before gzip, and pictures and fonts are left as they are', async () => {
  const brotli = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toContain('home home');
  const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip;q=1, br;q=0' } });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toContain('home home');
  const font = await ask('/fonts/a.woff2', { headers: { 'accept-encoding': 'br' } });
  expect(font.headers.get('content-encoding')).toBeNull();
});

test('a version that the visitor has is not sent again', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? '';
  const again = await ask('/', { headers: { 'if-none-match': `W/${etag}, "other"` } });
  expect(again.status).toBe(304);
  expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD has the headers of GET and no body; POST to a file is refused', async () => {
  const head = await ask('/faq', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3', '']);
  expect((await ask('/faq', { method: 'POST' })).status).toBe(405);
});

test('a rewrite to another origin passes method, body, type and sender on, and its redirect back', async () => {
  const answer = await ask('/api/send?a=1', {
    method: 'POST',
    body: 'name=Jan',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': '198.51.100.1' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/bedankt']);
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/functions/send?a=1',
    sender: '203.0.113.9',
    type: 'text/plain',
    body: 'name=Jan',
  });
});

test('a rewrite to another origin names the visitor by a signature, and never in his own words', async () => {
  const headers = { 'x-vakman-visitor': '198.51.100.7.1.forged' };
  const signing = createSiteHandler(folder, 'a secret of both ends');
  const request = () => new Request('http://localhost/api/send', { method: 'POST', body: 'a', headers });
  expect(await (await signing(request(), '203.0.113.9')).json()).toMatchObject({
    visitor: expect.stringMatching(/^203\.0\.113\.9\.\d+\.[\da-f]{64}$/),
  });
  expect(await (await ask('/api/send', { method: 'POST', body: 'a', headers })).json()).not.toHaveProperty(
    'visitor',
  );
});

test('a rewrite to an origin that does not answer is a bad gateway', async () => {
  expect((await ask('/down')).status).toBe(502);
});
