import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { redirectsFile } from '../build/redirects-file.ts';
import { readRoutes } from '../src/_data/routes.ts';
import forwardForms, { config } from './edge-functions/forward-forms.ts';

interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let supabaseUrl = '';
const arrived: Arrived[] = [];
beforeAll(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    arrived.push({ method, url, headers, body: await text(request) });
    response.writeHead(303, { location: 'https://site.example/bedankt' }).end('thank you');
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void arrived.splice(0));
afterAll(() => server.close());

const visitorSecret = 'a secret that the functions know too';

/** Posts a form as Netlify would let it arrive. */
async function post(headers: Record<string, string> = {}, environment: Record<string, string> = {}) {
  const known: Record<string, string> = {
    SUPABASE_URL: supabaseUrl,
    VISITOR_SECRET: visitorSecret,
    ...environment,
  };
  vi.stubGlobal('Netlify', { env: { get: (name: string) => known[name] } });
  const form = new FormData();
  form.append('name', 'Зоя');
  const address = 'https://site.example/api/submit-quote-request?from=page';
  const request = new Request(address, { method: 'POST', headers, body: form });
  return forwardForms(request, { ip: '203.0.113.9' });
}

test('a form arrives whole at its function, and the answer at the visitor', async () => {
  const answer = await post();
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get('location')).toBe('https://site.example/bedankt');
  expect(await answer?.text()).toBe('thank you');
  const [{ method, url, headers, body } = {} as Arrived] = arrived;
  expect([method, url]).toEqual(['POST', '/functions/v1/submit-quote-request?from=page']);
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('Зоя');
});

test('the visitor is named and signed for, whatever he says of himself', async () => {
  await post({ 'x-vakman-visitor': '198.51.100.7.1.forged', cookie: 'session=1', authorization: 'Bearer 1' });
  const { headers } = arrived[0] ?? ({} as Arrived);
  expect(headers['x-vakman-visitor']).toMatch(/^203\.0\.113\.9\.\d{10}\.[\da-f]{64}$/);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers.host).toBe(new URL(supabaseUrl).host);
});

test.each(['SUPABASE_URL', 'VISITOR_SECRET'])(
  'without %s it leaves the form to the redirects',
  async (name) => {
    expect(await post({}, { [name]: '' })).toBeUndefined();
    expect(arrived).toEqual([]);
  },
);

test('it stands at the addresses of all forms', () => {
  const addresses = { siteUrl: '', supabaseUrl: 'https://project.example', supabasePublishableKey: '' };
  const lines = redirectsFile(readRoutes(), addresses).split('\n');
  const forms = lines.filter((line) => line.includes(addresses.supabaseUrl));
  expect(forms.map((line) => line.split(' ')[0])).toEqual(config.path);
});
