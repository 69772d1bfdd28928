import type { SupabaseClient } from '@supabase/supabase-js';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { pixelFile } from './support/photos.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: SupabaseClient;
let customer: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.as('admin');
  customer = await backend.as('customer');
});
afterAll(() => backend.remove());

const own = demoAccount('customer');
const call = async <T>(client: SupabaseClient, name: string, values: object = {}) => {
  const { data, error } = await client.rpc(name, values);
  if (error) throw error;
  return data as T;
};
interface Person {
  readonly account: { readonly email: string; readonly role: string } | null;
  readonly requests: readonly Record<string, unknown>[];
  readonly appointments: readonly Record<string, unknown>[];
  readonly mails: readonly { readonly kind: string }[];
  readonly withheld: readonly { readonly what: string }[];
  readonly files: readonly string[];
}

let request = quoteRequestRow();
let doneJob = '';
let comingVisit = '';
let file = '';
beforeEach(async () => {
  await backend.database.exec(`delete from public.quote_requests; delete from public.facade_bookings;
    delete from private.withheld_records; delete from public.person_acts; delete from private.account_deletions;
    delete from private.rate_events`);
  request = quoteRequestRow({ email: ` ${own.email.toUpperCase()} ` });
  await insertQuoteRequest(backend.database, request);
  await insertQuoteRequest(backend.database, quoteRequestRow({ email: `x${own.email}` }));
  doneJob = (await newBooking(backend, { email: own.email })).id;
  await backend.database.exec(`update public.facade_bookings set status = 'confirmed',
    starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = '${doneJob}'`);
  comingVisit = (await newBooking(backend, { email: own.email })).id;
  file = `quote-requests/${request.id}/gevel.png`;
  const service = await backend.as('service_role');
  await service.storage.from(photoBucket).upload(file, pixelFile());
  await service.rpc('attach_photos', { request_id: request.id, paths: [file] });
});

describe('one person’s data', () => {
  it('are found by the address, however it is spelt', async () => {
    expect(await call(admin, 'find_person', { address: own.email.toUpperCase() })).toMatchObject({
      requests: 1,
      appointments: 2,
      live: 1,
      withheld: 1,
      account: { email: own.email, role: 'customer' },
    });
    expect(await call(admin, 'find_person', { address: 'nobody@example.org' })).toMatchObject({
      requests: 0,
      appointments: 0,
      account: null,
    });
  });

  it.each([{ address: '' }, { address: '   ' }])('are not found by %o', async (values) => {
    const { error } = await admin.rpc('find_person', values);
    expect(error).toMatchObject({ code: 'PT400' });
  });

  it('are the same for an admin and for oneself, and nothing of others', async () => {
    const told = await call<Person>(admin, 'export_person', { address: own.email });
    expect(await call<Person>(customer, 'export_my_data')).toEqual(told);
    expect(told.requests.map(({ id }) => id)).toEqual([request.id]);
    expect(told.requests[0]).toMatchObject({ message: request.message, attachments: [file] });
    expect(told.requests[0]).not.toHaveProperty('email_normalised');
    expect(new Set(told.appointments.map(({ id }) => id))).toEqual(new Set([doneJob, comingVisit]));
    expect(told.mails.map(({ kind }) => kind)).toContain('confirmation');
    expect(told.mails.map(({ kind }) => kind)).not.toContain('office');
    expect(told.files).toEqual([file]);
  });

  it('are not given to whoever only claims the address', async () => {
    const set = (value: string) =>
      backend.database.exec(`update auth.users set email_confirmed_at = ${value} where id = '${own.id}'`);
    await set('null');
    try {
      expect(await call<Person>(customer, 'export_my_data')).toMatchObject({
        account: { email: own.email },
        requests: [],
        appointments: [],
        mails: [],
        files: [],
      });
      const bucket = customer.storage.from(photoBucket);
      expect((await bucket.createSignedUrl(file, 60)).data).toBeNull();
    } finally {
      await set('now()');
    }
  });

  it('come with files that their owner opens by links of his own, and other customers do not', async () => {
    await backend.database.exec(`update storage.objects set created_at = now() - interval '1 day'`);
    const signed = await customer.storage.from(photoBucket).createSignedUrl(file, 60);
    expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200);
    await backend.database.query('update public.quote_requests set email = $2 where id = $1', [
      request.id,
      'other@example.org',
    ]);
    expect((await customer.storage.from(photoBucket).createSignedUrl(file, 60)).data).toBeNull();
    expect((await customer.storage.from(photoBucket).download(file)).data).toBeNull();
  });

  it('are erased but for what is still to come, and what tax law keeps, which nobody reads any more', async () => {
    expect(await call(admin, 'erase_person', { address: own.email })).toEqual({
      requests: 1,
      appointments: 2,
      live: 1,
      withheld: 1,
      account: true,
    });
    const told = await call<Person>(admin, 'export_person', { address: own.email });
    expect(told.requests).toEqual([]);
    expect(told.appointments.map(({ id }) => id)).toEqual([comingVisit]);
    expect(told.withheld.map(({ what }) => what)).toEqual(['invoices']);
    const office = await backend.as('employee');
    expect((await office.from('facade_bookings').select().eq('id', doneJob)).data).toEqual([]);
    expect((await office.from('quote_requests').select('email')).data).toEqual([{ email: `x${own.email}` }]);
    const { rows } = await backend.database.query<{ record: object }>(
      'select record from private.withheld_records',
    );
    expect(Object.keys(rows[0]?.record ?? {})).not.toContain('phone');
    expect(await call(await backend.as('service_role'), 'orphaned_attachments')).toContain(file);
  });

  it('leave a note of who did it, which does not name them', async () => {
    await call(admin, 'export_person', { address: own.email });
    await call(customer, 'export_my_data');
    await call(admin, 'erase_person', { address: own.email });
    const { data } = await admin.from('person_acts').select('act, actor, subject').order('id');
    const ids = [demoAccount('admin').id, own.id, demoAccount('admin').id];
    expect(data?.map(({ act, actor }) => [act, actor])).toEqual(
      ['exported', 'exported', 'erased'].map((act, index) => [act, ids[index]]),
    );
    expect(new Set(data?.map(({ subject }) => subject as string)).size).toBe(1);
    expect(JSON.stringify(data)).not.toContain(own.email);
  });

  it('are not asked for without end', async () => {
    const asked = await Promise.all(Array.from({ length: 25 }, () => customer.rpc('export_my_data')));
    expect(asked.filter(({ error }) => error === null)).toHaveLength(20);
    expect(asked.find(({ error }) => error !== null)).toMatchObject({ status: 429 });
  });
});
