import { readCalendar } from '@vakman/supabase/client/calendar';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type Actor, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.database.query('select public.set_booking_rules($1)', [exampleFacts()]);
});
afterAll(() => backend.remove());

const call = async (name: string, values: Record<string, unknown>, actor: Actor = 'employee') =>
  (await (await backend.as(actor)).rpc(name, values)).data as unknown;
const open = async () => (await call('open_crew_feed', { crew: 1, language: 'uk' })) as string;
const close = () => call('close_crew_feed', { crew: 1 });
const read = async (secret: string) =>
  (await call('read_crew_feed', { secret }, 'service_role')) as { entries: unknown[] } | null;

it('is read by its secret, which is kept nowhere, until it is closed or opened anew', async () => {
  const first = await open();
  for (const table of ['private.crew_feeds', 'public.crews', 'public.activity_log']) {
    const { rows } = await backend.database.query<{ row: string }>(`select t::text as row from ${table} t`);
    expect(rows.length, table).toBeGreaterThan(0);
    expect(
      rows.filter(({ row }) => row.includes(first)),
      table,
    ).toEqual([]);
  }
  expect(await read(first)).toMatchObject({ crew: 1, language: 'uk', entries: [] });
  const second = await open();
  expect([await read(first), (await read(second)) !== null]).toEqual([null, true]);
  const { crews } = await readCalendar(await connectionOf(backend, 'employee'), '2027-06-07', '2027-06-07');
  expect(crews.map(({ has_feed }) => has_feed)).toEqual([true, false]);
  await close();
  expect(await read(second)).toBeNull();
});

it('is opened and closed by somebody whom the log names', async () => {
  await backend.database.exec(
    'update public.crews set feed_since = null; create table private.deeds_before as select id from public.activity_log',
  );
  await open();
  await close();
  await close();
  const { rows } = await backend.database.query(
    `select actor_role, after ->> 'feed_since' is not null as opened from public.activity_log
     where record_kind = 'crew' and id not in (select id from private.deeds_before) order by id`,
  );
  expect(rows).toEqual([
    { actor_role: 'employee', opened: true },
    { actor_role: 'employee', opened: false },
  ]);
});

it('tells where and what, and nobody by name', async () => {
  const secret = await open();
  const { id } = await newBooking(backend);
  const { rows: booked } = await backend.database.query<Record<string, string>>(
    `update facade_bookings set starts_at = now() + interval '21 days', ends_at = now() + interval '21 days 1 hour'
     where id = $1 returning name, email, phone, street_address`,
    [id],
  );
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  await backend.database.query(
    `insert into public.visits (id, request_id, crew, starts_at, ends_at)
     values (gen_random_uuid(), $1, 1, now() + interval '22 days', now() + interval '22 days 1 hour')`,
    [row.id],
  );
  const feed = await read(secret);
  expect(feed?.entries).toHaveLength(2);
  const told = JSON.stringify(feed);
  expect(told).toContain(booked[0]?.['street_address']);
  for (const word of [booked[0]?.['name'], booked[0]?.['email'], booked[0]?.['phone'], row.name, row.email])
    expect(told).not.toContain(word);
});
