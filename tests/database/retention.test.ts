import { retention, type KeptName } from '@vakman/domain/retention/retention';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from public.retention_runs'));

const run = async () => {
  const { data, error } = await (await backend.as('service_role')).rpc('apply_retention');
  if (error) throw error;
  return data as { erased: Record<string, number>; accounts: string[] };
};
const count = async (from: string, parameters: unknown[] = []) => {
  const { rows } = await backend.database.query<{ count: number }>(
    `select count(*)::integer as count from ${from}`,
    parameters,
  );
  return rows[0]?.count;
};
/** The moment that lies one limit ago, and so many minutes later. */
const ago = (what: KeptName, minutes: number) => {
  const { count, unit } = retention[what].limit;
  return `(now() - interval '${count} ${unit}' + interval '${minutes} minutes')`;
};

async function oldRequest(moment: string): Promise<string> {
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  await backend.database.exec(
    `update public.quote_requests set created_at = ${moment} where id = '${row.id}'`,
  );
  return `public.quote_requests where id = '${row.id}'`;
}

async function oldBooking(status: string, moment: string): Promise<string> {
  const { id } = await newBooking(backend);
  await backend.database.exec(`update public.facade_bookings set status = '${status}', updated_at = ${moment},
    starts_at = ${moment} - interval '2 hours', ends_at = ${moment} where id = '${id}'`);
  return `public.facade_bookings where id = '${id}'`;
}

async function inserted(table: string, columns: string, values: string): Promise<string> {
  const { rows } = await backend.database.query<{ ctid: string }>(
    `insert into ${table} (${columns}) values (${values}) returning ctid::text`,
  );
  return `${table} where ctid = '${rows[0]?.ctid}'`;
}

/** Puts in what was there since a moment, and says what finds it. */
const samples: readonly [string, KeptName, (moment: string) => Promise<string>][] = [
  ['a request', 'requests', oldRequest],
  ...['requested', 'refused', 'cancelled', 'withdrawn'].map(
    (status): [string, KeptName, (moment: string) => Promise<string>] => [
      `a booking that is ${status}`,
      'bookings',
      (moment) => oldBooking(status, moment),
    ],
  ),
  ['a done job', 'invoices', (moment) => oldBooking('confirmed', moment)],
  [
    'what tax law keeps of somebody erased',
    'invoices',
    (moment) =>
      inserted(
        'private.withheld_records',
        'id, what, subject, record, happened_at',
        `gen_random_uuid(), 'invoices', 'x', '{}', ${moment}`,
      ),
  ],
  [
    'a counter',
    'counters',
    (moment) => inserted('private.rate_events', 'kind, subject, happened_at', `'hold', 'a', ${moment}`),
  ],
  [
    'a claim to upload',
    'uploads',
    (moment) => inserted('private.upload_claims', 'path, claimed_at', `gen_random_uuid(), ${moment}`),
  ],
  [
    'an invitation',
    'invitations',
    (moment) =>
      inserted(
        'public.invitations',
        'email, name, role, language, expires_at',
        `'jo@example.org', 'Jo de Vries', 'customer', 'nl', ${moment}`,
      ),
  ],
  [
    'a seen alarm',
    'alarms',
    (moment) =>
      inserted('public.alarms', 'kind, last_raised_at, seen_at', `'failing-mail', ${moment}, now()`),
  ],
  [
    'a note of an export',
    'acts',
    (moment) => inserted('public.person_acts', 'act, subject, happened_at', `'exported', 'x', ${moment}`),
  ],
  [
    'a day of the job',
    'runs',
    (moment) =>
      inserted(
        'public.retention_runs',
        'day, last_run_at',
        `date '2000-01-01' + (random() * 9000)::integer, ${moment}`,
      ),
  ],
];

describe('the job', () => {
  it.each(samples)('keeps %s until its limit, and not after it', async (_, what, put) => {
    const young = await put(ago(what, 2));
    const isThere = await count(young);
    await run();
    expect([isThere, await count(young)]).toEqual([1, 1]);
    const old = await put(ago(what, -2));
    await run();
    expect(await count(old)).toBe(0);
    expect(await count(young)).toBe(1);
  });

  it('takes mails, links and the place in the calendar away with a booking', async () => {
    const { id } = await newBooking(backend);
    const rows = () =>
      Promise.all(
        [
          'public.notifications where booking_id = $1',
          'private.appointment_tokens where booking_id = $1',
          'private.reservations where id = $1',
        ].map((from) => count(from, [id])),
      );
    expect((await rows()).every((found) => (found ?? 0) > 0)).toBe(true);
    await backend.database
      .exec(`update public.facade_bookings set status = 'refused', updated_at = now() - interval '2 years',
      starts_at = now() - interval '2 years', ends_at = now() - interval '1 year' where id = '${id}'`);
    await run();
    expect(await rows()).toEqual([0, 0, 0]);
  });

  it('never takes an appointment that is still to come', async () => {
    const { id } = await newBooking(backend);
    await backend.database.exec(
      `update public.facade_bookings set updated_at = now() - interval '3 years' where id = '${id}'`,
    );
    await run();
    expect(await count(`public.facade_bookings where id = '${id}'`)).toBe(1);
  });

  it('says what it took, once, and the office reads it', async () => {
    await oldRequest(ago('requests', -2));
    expect((await run()).erased).toEqual({ requests: 1 });
    expect((await run()).erased).toEqual({});
    const { data } = await (await backend.as('employee')).from('retention_runs').select('runs, erased');
    expect(data).toEqual([{ runs: 2, erased: { requests: 1 } }]);
    expect((await (await backend.as('customer')).from('retention_runs').select()).data).toEqual([]);
  });
});
