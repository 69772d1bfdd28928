import type { Connection } from '@vakman/supabase/client/connection';
import { openPartnerWebhook, readPartnerWebhook } from '@vakman/supabase/client/partner-webhooks';
import { openPartnerReport, readPartnerReport, savePartner } from '@vakman/supabase/client/partners';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

const source = 'vve-almere';
const url = 'https://hooks.example.org/vakman';

let backend: TestBackend;
let admin: Connection;
let report: string;
let secret: string;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
  await savePartner(admin, { source, name: 'VvE Almere', site: null, contact_email: null, version: null });
  report = await openPartnerReport(admin, source);
  secret = await openPartnerWebhook(admin, source, url);
});
afterAll(() => backend.remove());

/** What the API is asked with, by whom; a link to a report is no token, and opens nothing as one either. */
const callers: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'a visitor': async () => undefined,
  'a partner by the link to his report': async () => report,
  'a customer': async () => (await connectionOf(backend, 'customer')).accessToken,
  'an employee': async () => (await connectionOf(backend, 'employee')).accessToken,
  'an admin': async () => admin.accessToken,
};

const ofAdmins: readonly [string, Readonly<Record<string, unknown>>][] = [
  ['open_partner_webhook', { source, url: 'https://evil.example.org' }],
  ['close_partner_webhook', { source }],
  ['test_partner_webhook', { source }],
  ['read_partner_webhook', { source }],
];
const ofTheSender: readonly [string, Readonly<Record<string, unknown>>][] = [
  ['claim_webhook_deliveries', { batch: 1 }],
  ['settle_webhook_delivery', { delivery_id: crypto.randomUUID(), attempt: 1, status_code: 410 }],
];
const privateTables = ['partner_webhooks', 'webhook_deliveries', 'ended_webhooks'] as const;

async function clientOf(who: string) {
  const token = await callers[who]?.();
  return createClient(backend.apiUrl, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token === undefined ? {} : { global: { headers: { authorization: `Bearer ${token}` } } }),
  });
}

const stands = { url, ended_at: null, former_until: null, deliveries: [] };

describe.each(Object.keys(callers))('%s', (who) => {
  const refused = who === 'an admin' ? ofTheSender : [...ofAdmins, ...ofTheSender];

  it.each(refused)('may not call %s', async (name, values) => {
    const { error, data, status } = await (await clientOf(who)).rpc(name, values);
    expect(error).not.toBeNull();
    expect([401, 403]).toContain(status);
    expect(data).toBeNull();
    expect(await readPartnerWebhook(admin, source)).toMatchObject(stands);
  });

  it.each(privateTables)('reads and writes nothing of %s', async (table) => {
    const rows = (await clientOf(who)).schema('private').from(table);
    for (const attempt of [
      rows.select(),
      rows.insert({ source }),
      rows.update({ source: 'other' }).eq('source', source),
      rows.delete().eq('source', source),
    ])
      expect((await attempt).error).not.toBeNull();
    expect(await readPartnerWebhook(admin, source)).toMatchObject(stands);
  });

  it('writes no address beside the functions', async () => {
    const partners = (await clientOf(who)).from('partners');
    const { error } = await partners.update({ webhook_url: 'https://evil.example.org' }).eq('source', source);
    expect(error).not.toBeNull();
    expect(await readPartnerWebhook(admin, source)).toMatchObject(stands);
  });
});

it.each(['anon', 'authenticated', 'service_role'])('%s has no right to a table of webhooks', async (role) => {
  for (const table of privateTables) {
    const { rows } = await backend.database.query<{ may: boolean }>(
      `select has_table_privilege($1, $2, 'select, insert, update, delete, truncate') as may`,
      [role, `private.${table}`],
    );
    expect(rows, table).toEqual([{ may: false }]);
  }
});

it('whoever reads the report learns nothing of the webhook', async () => {
  const read = JSON.stringify(await readPartnerReport(backend.visitor, report));
  expect(read).toContain(source);
  expect(read).not.toContain(url);
  expect(read).not.toContain('whsec_');
});

it('nobody who lists or reads partners sees a secret', async () => {
  for (const who of ['an employee', 'an admin']) {
    const client = await clientOf(who);
    const seen = JSON.stringify([
      (await client.rpc('list_partners')).data,
      (await client.from('partners').select()).data,
      (await client.rpc('list_activity', { filter: {} })).data,
      (await client.rpc('read_partner_webhook', { source })).data,
    ]);
    expect(seen).toContain(source);
    expect(seen).not.toContain(secret.slice('whsec_'.length));
  }
});

it('no body of any event holds anything of a person', async () => {
  const row = quoteRequestRow({ source, source_details: { partner_reference: 'A-1042' } });
  await insertQuoteRequest(backend.database, row);
  for (const change of [
    `state = 'in-progress', first_answered_at = now()`,
    `state = 'won'`,
    `state = 'lost', lost_reason = 'other'`,
  ])
    await backend.database.query(`update public.request_handlings set ${change} where request_id = $1`, [
      row.id,
    ]);
  const booking = await newBooking(backend, { source });
  await backend.database.query(`update public.facade_bookings set status = 'cancelled' where id = $1`, [
    booking.id,
  ]);
  const { rows } = await backend.database.query<{ body: { type: string; data: object } }>(
    `select claimed -> 'body' as body from public.claim_webhook_deliveries(50) as claimed`,
  );
  expect(rows.map(({ body }) => body.type).toSorted()).toEqual([
    'booking.cancelled',
    'booking.created',
    'quote_request.answered',
    'quote_request.created',
    'quote_request.lost',
    'quote_request.won',
  ]);
  for (const { body } of rows) {
    expect(Object.keys(body).toSorted()).toEqual(['data', 'timestamp', 'type']);
    expect(body.data).toEqual({
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/u),
      source,
      ...(body.type.startsWith('quote_request') && { source_details: { partner_reference: 'A-1042' } }),
    });
  }
});

// The last: nobody may do anything for admins after it.
it('an admin whose role was taken away may nothing any more, by the token of before', async () => {
  await backend.database.query(`update public.user_roles set role = 'admin' where user_id = $1`, [
    demoAccount('employee').id,
  ]);
  await backend.database.query('delete from public.user_roles where user_id = $1', [demoAccount('admin').id]);
  const client = await clientOf('an admin');
  for (const [name, values] of [...ofAdmins, ...ofTheSender]) {
    const { error } = await client.rpc(name, values);
    expect(error, name).toMatchObject({ code: '42501' });
  }
  const { rows } = await backend.database.query('select webhook_url from public.partners');
  expect(rows).toEqual([{ webhook_url: url }]);
});
