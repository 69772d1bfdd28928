import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  closePartnerWebhook,
  openPartnerWebhook,
  readPartnerWebhook,
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
  await backend.database.exec(
    'delete from public.partners; delete from public.quote_requests; delete from public.alarms',
  );
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
const deliveries = async () => (await readPartnerWebhook(admin, source)).deliveries;
const kinds = async () => (await deliveries()).map(({ kind }) => kind).toSorted();
const states = async () => (await deliveries()).map(({ state }) => state);
const alarms = () => query('select kind, detail from public.alarms');
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
    await newRequest();
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
    expect(await alarms()).toEqual([]);
    if (second) await settle(second, null);
    expect(await states()).toEqual(['given-up']);
    expect(await alarms()).toEqual([{ kind: 'undelivered-webhook', detail: { partners: [source] } }]);
  });

  it('whose claimer never came back ends too, and the office is told', async () => {
    await newRequest();
    await claim();
    await backend.database.exec(
      `update private.webhook_deliveries
       set claimed_until = now() - interval '1 second', happened_at = now() - interval '97 hours'`,
    );
    expect(await claim()).toEqual([]);
    expect(await states()).toEqual(['given-up']);
    expect(await alarms()).toMatchObject([{ detail: { partners: [source] } }]);
  });

  it('of another partner within the hour is told as well, one who is reached again no more', async () => {
    const giveUp = async (of: string) => {
      await insertQuoteRequest(backend.database, quoteRequestRow({ source: of }));
      await query(`update private.webhook_deliveries set state = 'given-up' where source = $1`, [of]);
    };
    await giveUp(source);
    await newRequest();
    const [claimed] = await claim();
    if (claimed) await settle(claimed, 200);
    for (const other of ['klus-gids', 'bouw-wijzer']) {
      await savePartner(admin, {
        source: other,
        name: other,
        site: null,
        contact_email: null,
        version: null,
      });
      await openPartnerWebhook(admin, other, url);
      await giveUp(other);
    }
    expect(await alarms()).toMatchObject([{ detail: { partners: ['bouw-wijzer', 'klus-gids'] } }]);
  });

  it('that is a test is tried once, and alarms nobody', async () => {
    await testPartnerWebhook(admin, source);
    const [claimed] = await claim();
    if (claimed) await settle(claimed, 500);
    expect(await deliveries()).toMatchObject([
      { kind: 'webhook.test', reference: null, state: 'given-up', attempts: 1, status_code: 500 },
    ]);
    expect(await alarms()).toEqual([]);
  });

  it('that is answered by 410 ends the webhook', async () => {
    await testPartnerWebhook(admin, source);
    const [claimed] = await claim();
    if (claimed) await settle(claimed, 410);
    await newRequest();
    expect(await readPartnerWebhook(admin, source)).toEqual({
      url: null,
      since: null,
      former_until: null,
      ended_at: expect.any(String),
      ended_by: 'partner',
      deliveries: [],
    });
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
    expect(await readPartnerWebhook(admin, source)).toMatchObject({ url: null, ended_by: 'office' });
    await expect(testPartnerWebhook(admin, source)).rejects.toThrow();
  });

  it('says since when it is on, and until when two secrets hold', async () => {
    const on = { url, since: expect.any(String), ended_at: null, ended_by: null, deliveries: [] };
    expect(await readPartnerWebhook(admin, source)).toEqual({ ...on, former_until: null });
    await openPartnerWebhook(admin, source, url);
    expect(await readPartnerWebhook(admin, source)).toEqual({ ...on, former_until: expect.any(String) });
    await closePartnerWebhook(admin, source);
    await expect(testPartnerWebhook(admin, source)).rejects.toMatchObject({ code: 'webhook_off' });
    await openPartnerWebhook(admin, source, url);
    expect(await readPartnerWebhook(admin, source)).toEqual({ ...on, former_until: null });
  });

  it('is of a partner who is written down', async () => {
    await expect(readPartnerWebhook(admin, 'nobody-knows')).rejects.toMatchObject({ code: 'PT404' });
  });

  it('tells the office the reference of what it was about', async () => {
    const id = await newRequest();
    expect(await deliveries()).toMatchObject([{ reference: quoteRequestReference(id), state: 'waiting' }]);
  });

  it('has no secret in the log', async () => {
    const log = JSON.stringify(await query('select * from public.activity_log'));
    expect(log).toContain(url);
    expect(log).not.toContain('whsec_');
  });
});
