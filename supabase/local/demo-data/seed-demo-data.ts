import { makeBookings, type DemoDesk } from './demo-bookings.ts';
import { makeJobs, makeOwnRequests } from './demo-jobs.ts';
import { makePeople } from './demo-people.ts';
import { makeRequest } from './demo-requests.ts';
import { insertJobs } from './insert-jobs.ts';
import { insertRows, type Sql } from './insert-rows.ts';
import { createRandom } from './random.ts';

export const demoRequests = 10_000;
export const demoBookings = 2000;
const people = 7000;
const seed = 20_261_123;

/** What only the data of this file has. */
const marker = `select id from public.quote_requests q where q.email like 'klant-%@example.%' limit 1`;

/** A database, as whoever owns it, embedded or not. */
export interface DemoDatabase extends Sql {
  transaction(work: (sql: Sql) => Promise<void>): Promise<unknown>;
}

/**
 * Fills a database with requests and bookings of a year, by plain SQL and without any mail, once. The same each time, but
 * that it ends today.
 *
 * @returns whether it did; not where it was done before.
 */
export async function seedDemoData(database: DemoDatabase, now = Date.now()): Promise<boolean> {
  const { rows } = await database.query(marker);
  if (rows.length > 0) return false;
  await database.transaction(async (transaction) => {
    // No trigger counts, mails or logs what nobody sent.
    await transaction.exec('set local session_replication_role = replica');
    await insertAll(transaction, now);
    await transaction.exec(followingRows);
  });
  await database.exec('analyze');
  return true;
}

async function insertAll(sql: Sql, now: number): Promise<void> {
  const random = createRandom(seed);
  const persons = makePeople(random, people);
  const own = makeOwnRequests(random, now);
  const strangers = Array.from({ length: demoRequests - own.length }, (_, place) =>
    makeRequest(random, persons, now, { place }),
  );
  const bookings = makeBookings(random, {
    desk: await readDesk(sql),
    people: persons,
    now,
    count: demoBookings,
  });
  const requests = [...strangers, ...own];
  const jobs = makeJobs(random, strangers, { own, now });
  const amounts = new Map(
    jobs.quotes.map(({ quote, totals }) => [quote.request_id, totals.total / 100] as const),
  );
  await insertRows(
    sql,
    'quote_requests',
    requests.map(({ request }) => request),
  );
  await insertRows(
    sql,
    'request_handlings',
    requests.map(({ handling }) => ({
      ...handling,
      won_amount: handling.state === 'won' ? (amounts.get(handling.request_id) ?? null) : null,
    })),
    {
      answer_due_at: 'private.answer_due(received_at)',
    },
  );
  await insertRows(
    sql,
    'notes',
    requests.flatMap(({ notes }) => notes),
  );
  await insertRows(
    sql,
    'tasks',
    requests.flatMap(({ tasks }) => tasks),
    { version: '1' },
  );
  await insertRows(
    sql,
    'facade_bookings',
    bookings.map(({ row }) => row),
    { remarks: `''` },
  );
  await sql.query(
    `insert into private.reservations (id, crew, occupied)
     select b.id, (taken ->> 'crew')::smallint, private.occupied_by(b.starts_at, b.ends_at)
     from jsonb_array_elements($1) as taken join public.facade_bookings b on b.id = (taken ->> 'id')::uuid
     where b.status in ('requested', 'confirmed')`,
    [bookings.map(({ crew, row }) => ({ crew, id: row.id }))],
  );
  await insertJobs(sql, jobs);
}

async function readDesk(sql: Sql): Promise<DemoDesk> {
  const { rows } = await sql.query(`
    select jsonb_build_object('crews', (select count(*) from public.crews c where c.active), 'travel_buffer', r.travel_buffer,
      'price', jsonb_build_object('fixed', r.price_fixed, 'from', r.price_from, 'to', r.price_to),
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday,
        'opens', extract(epoch from h.opens) / 60, 'closes', extract(epoch from h.closes) / 60)), '[]')
        from private.opening_hours h),
      'holidays', (select coalesce(jsonb_agg(p.day order by p.day), '[]') from private.public_holidays p),
      'lengths', (select coalesce(jsonb_agg(jsonb_build_object('size', l.size, 'minutes', l.minutes) order by l.size), '[]')
        from private.visit_lengths l where l.minutes is not null)
    ) as desk from private.booking_rules r`);
  const [told] = rows as { readonly desk: DemoDesk }[];
  return told?.desk ?? closed;
}

/** Before the rules are told, nothing is booked. */
const closed: DemoDesk = {
  crews: 0,
  travel_buffer: 0,
  price: { fixed: 0, from: 0, to: 0 },
  hours: [],
  holidays: [],
  lengths: [],
};

/** What follows from requests and bookings: clients, mails that were sent or refused, and what the log says. */
const followingRows = `
  insert into public.clients (id, email_normalised, created_at, root_id, updated_at)
  select md5(sent.email)::uuid, sent.email, min(sent.at), md5(sent.email)::uuid, max(sent.at)
  from (
    select email_normalised as email, created_at as at from public.quote_requests
    union all select email_normalised, created_at from public.facade_bookings
  ) as sent
  group by sent.email on conflict do nothing;

  insert into public.notifications (request_id, kind, created_at, next_attempt_at, attempts, sent_at, refused_at,
    last_error, fault, told_at)
  select q.id, kind, q.created_at, q.created_at, 1,
    case when not refused then q.created_at + interval '20 seconds' end,
    case when refused then q.created_at + interval '25 seconds' end,
    case when refused then '550 no such mailbox' end, case when refused then 'refused' end,
    case when refused then now() end
  from public.quote_requests q, unnest(array['office', 'confirmation']) as kind,
    lateral (select kind = 'confirmation' and abs(hashtext(q.id::text)) % 300 = 0) as mail (refused)
  on conflict do nothing;

  insert into public.alarms (kind, detail, first_raised_at, last_raised_at)
  select 'undelivered-mail', jsonb_build_object('mails', count(*)), now() - interval '1 minute', now()
  from public.notifications n where n.state = 'refused' and n.created_at > now() - interval '3 days'
  having count(*) > 0
  on conflict do nothing;
  update public.notifications n set told_at = now() - interval '3 days'
  where n.state = 'refused' and n.created_at <= now() - interval '3 days';

  insert into public.visits (id, request_id, starts_at, ends_at)
  select md5(planned.id::text)::uuid, planned.id, planned.at, planned.at + interval '45 minutes'
  from (
    -- One after the other, six a working day from tomorrow on: whoever looks at a wall is in one place at a time.
    select h.request_id as id, private.local_moment(private.add_working_days(private.local_day(now()),
      (1 + (row_number() over (order by h.updated_at desc) - 1) / 6)::integer),
      time '08:30' + interval '75 minutes' * ((row_number() over (order by h.updated_at desc) - 1) % 6)) as at
    from public.request_handlings h where h.state = 'visit-planned' order by h.updated_at desc limit 60
  ) as planned;

  -- By one more source requests come of which nobody wrote down whose it is.
  insert into public.partners (source, name, site) values
    ('verbouwen-flevoland', 'Verbouwen in Flevoland', 'https://verbouwen-flevoland.example'),
    ('vve-almere', 'VvE Beheer Almere', 'https://vve-almere.example'),
    ('gooi-wonen', 'Gooi Wonen', null)
  on conflict do nothing;

  insert into public.activity_log (at, actor, actor_role, action, record_kind, record_id, part, before, after)
  select h.updated_at, h.updated_by, coalesce(r.role, 'employee'), 'update', 'request', h.request_id::text,
    'request_handlings', '{"state": "new"}', jsonb_build_object('state', h.state)
  from public.request_handlings h left join public.user_roles r on r.user_id = h.updated_by
  where h.state <> 'new' order by h.updated_at;
`;
