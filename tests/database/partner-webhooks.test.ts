import type { Connection } from '@vakman/supabase/client/connection';
import {
  closePartnerWebhook,
  listWebhookDeliveries,
  openPartnerWebhook,
  testPartnerWebhook,
} from '@vakman/supabase/client/partner-webhooks';
import { endPartner, savePartner } from '@vakman/supabase/client/partners';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

interface Claimed {
  readonly id: string;
  readonly attempt: number;
  readonly secrets: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

let backend: TestBackend;
let admin: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
});
afterAll(() => backend.remove());

const source = 'vve-almere';
const url = 'https://hooks.example.org/vakman';
let secret: string;
beforeEach(async () => {
  await backend.database.exec('delete from public.partners; delete from public.quote_requests');
  await savePartner(admin, { source, name: 'VvE Almere', site: null, contact_email: null, version: null });
  secret = await openPartnerWebhook(admin, source, url);
});

const query = async <Row>(sql: string, values: unknown[] = []) =>
  (await backend.database.query<Row>(sql, values)).rows;
const claim = async () =>
  (await query<{ claimed: Claimed }>('select public.claim_webhook_deliveries() as claimed')).map(
    ({ claimed }) => claimed,
  );
const settle = ({ id, attempt }: Claimed, status: number | null) =>
  query('select public.settle_webhook_delivery($1, $2, $3)', [id, attempt, status]);
const kinds = async () => (await listWebhookDeliveries(admin, source)).map(({ kind }) => kind).toSorted();
const states = async () => (await listWebhookDeliveries(admin, source)).map(({ state }) => state);
async function newRequest(): Promise<string> {
  const row = quoteRequestRow({ source });
  await insertQuoteRequest(backend.database, row);
  return row.id;
}

describe('a partner is told', () => {
  it('of each step of a request once, and of no other partner', async () => {
    const id = await newRequest();
    await insertQuoteRequest(backend.database, quoteRequestRow({ source: 'somebody-else' }));
    for (const change of [
      `state = 'in-progress', first_answered_at = now()`,
      `state = 'won'`,
      `state = 'lost', lost_reason = 'other'`,
      `state = 'quoted', lost_reason = null`,
      `state = 'won'`,
    ])
      await query(`update public.request_handlings set ${change} where request_id = $1`, [id]);
    expect(await kinds()).toEqual([
      'quote_request.answered',
      'quote_request.created',
      'quote_request.lost',
      'quote_request.won',
    ]);
  });

  it('of an appointment, and that it is called off', async () => {
    const booking = await newBooking(backend, { source });
    await query(`update public.facade_bookings set status = 'cancelled' where id = $1`, [booking.id]);
    expect(await kinds()).toEqual(['booking.cancelled', 'booking.created']);
  });

  it('nothing but a reference and his own name', async () => {
    await newRequest();
    const [claimed] = await claim();
    expect(claimed?.body).toEqual({
      type: 'quote_request.created',
      timestamp: expect.any(String),
      data: { reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/u), source },
    });
  });

  it('nothing any more of a request that is erased', async () => {
    await newRequest();
    await backend.database.exec('delete from public.quote_requests');
    expect(await kinds()).toEqual([]);
  });
});

describe('a delivery', () => {
  it('is claimed once, waits after a failure, and ends after three days', async () => {
    await testPartnerWebhook(admin, source);
    const [first] = await claim();
    expect(await claim()).toEqual([]);
    if (first) await settle(first, 500);
    expect(await claim()).toEqual([]);
    await backend.database.exec(
      `update private.webhook_deliveries set next_attempt_at = now(), happened_at = now() - interval '73 hours'`,
    );
    const [second] = await claim();
    expect(second?.attempt).toBe(2);
    // An attempt that another took over says nothing any more.
    if (first) await settle(first, 200);
    expect(await states()).toEqual(['waiting']);
    if (second) await settle(second, null);
    expect(await states()).toEqual(['given-up']);
  });

  it('that is answered by 410 ends the webhook', async () => {
    await testPartnerWebhook(admin, source);
    const [claimed] = await claim();
    if (claimed) await settle(claimed, 410);
    expect(await query('select webhook_url from public.partners')).toEqual([{ webhook_url: null }]);
    await newRequest();
    expect(await kinds()).toEqual([]);
  });

  it('is signed by the secret before for a day', async () => {
    const next = await openPartnerWebhook(admin, source, url);
    await testPartnerWebhook(admin, source);
    expect((await claim())[0]?.secrets).toEqual([next, secret]);
    await backend.database.exec('update private.partner_webhooks set former_until = now()');
    await testPartnerWebhook(admin, source);
    expect((await claim())[0]?.secrets).toEqual([next]);
  });
});

describe('a webhook', () => {
  it.each([
    'http://example.org',
    'https://10.0.0.1/',
    'https://a:b@example.org/',
    'https://example.org:444/',
    '',
  ])('has not the address %s', async (refused) => {
    await expect(openPartnerWebhook(admin, source, refused)).rejects.toMatchObject({ code: 'webhook_url' });
  });

  it.each([
    ['is switched off', () => closePartnerWebhook(admin, source)],
    ['ends with the partnership', () => endPartner(admin, source)],
  ])('that %s keeps no secret', async (_name, end) => {
    await testPartnerWebhook(admin, source);
    await end();
    expect(await query('select source from private.partner_webhooks')).toEqual([]);
    expect(await claim()).toEqual([]);
  });

  it('has no secret in the log', async () => {
    const log = JSON.stringify(await query('select * from public.activity_log'));
    expect(log).toContain(url);
    expect(log).not.toContain('whsec_');
  });
});
