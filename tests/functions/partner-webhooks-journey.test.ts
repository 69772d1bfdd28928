import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import { openPartnerWebhook, readPartnerWebhook } from '@vakman/supabase/client/partner-webhooks';
import { savePartner } from '@vakman/supabase/client/partners';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from '../database/support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from '../database/support/quote-request-row.ts';
import { documentedCode } from '../support/documented-code.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 500;
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(status).end();
}
const partner = createServer((request, response) => void receive(request, response));

let backend: TestBackend;
beforeAll(async () => {
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    // Only when the test asks.
    retrySeconds: 86_400,
  });
});
afterAll(async () => {
  partner.close();
  await backend.remove();
});

type Receiver = (headers: IncomingHttpHeaders, body: string, secret: string) => boolean;
/** The receiver as partners read it. */
async function documentedReceiver(): Promise<Receiver> {
  const code = documentedCode('Webhooks 2', { siteUrl: '' });
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromVakman: Receiver;
  };
  return module.isFromVakman;
}

/** What a body has, and of which kind, whatever it says. */
const kindsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, kindsOf(inner)]))
    : typeof value;

const send = () =>
  fetch(`${backend.apiUrl}/functions/v1/send-partner-webhooks`, {
    method: 'POST',
    headers: { apikey: backend.secretKey },
  });

it('a partner is told of a request until he answers, signed by the new secret and the old, with nothing personal', async () => {
  const { database } = backend;
  const admin = await connectionOf(backend, 'admin');
  const source = 'vve-almere';
  await savePartner(admin, { source, name: 'VvE Almere', site: null, contact_email: null, version: null });
  const old = await openPartnerWebhook(admin, source, 'https://hooks.example.org');
  const secret = await openPartnerWebhook(admin, source, 'https://hooks.example.org');
  // Nobody can ask for an address on his own machine, so the test writes it.
  await database.exec('alter table public.partners drop constraint partners_webhook_url');
  const { port } = partner.address() as AddressInfo;
  await database.query('update public.partners set webhook_url = $1', [`http://127.0.0.1:${port}/hook`]);

  const row = quoteRequestRow({ source, source_details: { partner_reference: 'A-1042' } });
  await insertQuoteRequest(database, row);
  const log = async () => (await readPartnerWebhook(admin, source)).deliveries;
  await send();
  const failed = expect.objectContaining({ state: 'waiting', attempts: 1, status_code: 500 });
  await expect.poll(log, { timeout: 60_000 }).toEqual([failed]);
  status = 204;
  await database.exec('update private.webhook_deliveries set next_attempt_at = now()');
  await send();
  const told = expect.objectContaining({ state: 'delivered', attempts: 2, status_code: 204 });
  await expect.poll(log, { timeout: 60_000 }).toEqual([told]);

  expect(received).toHaveLength(2);
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  const isFromVakman = await documentedReceiver();
  const documented: unknown = JSON.parse(documentedCode('Webhooks 1', { siteUrl: '' }));
  for (const { headers, body } of received) {
    expect(isFromVakman(headers, body, secret)).toBe(true);
    expect(isFromVakman(headers, body, old)).toBe(true);
    expect(isFromVakman(headers, `${body} `, secret)).toBe(false);
    expect(isFromVakman({ ...headers, 'webhook-timestamp': '1' }, body, secret)).toBe(false);
    expect(isFromVakman({ ...headers, 'webhook-signature': undefined }, body, secret)).toBe(false);
    expect(kindsOf(JSON.parse(body))).toEqual(kindsOf(documented));
    expect(JSON.parse(body)).toEqual({
      type: 'quote_request.created',
      timestamp: expect.any(String),
      data: {
        reference: quoteRequestReference(row.id),
        source,
        source_details: { partner_reference: 'A-1042' },
      },
    });
  }
});
