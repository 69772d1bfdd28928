import type { RequestFilter } from '@vakman/domain/request-handling/request-list.answers';
import { requestSorts } from '@vakman/domain/request-handling/request-list.answers';
import type { Connection } from '@vakman/supabase/client/connection';
import { listClients } from '@vakman/supabase/client/clients';
import { changeRequests, countRequests, listRequests } from '@vakman/supabase/client/requests';
import { demoBookings, demoRequests, seedDemoData } from '@vakman/supabase/local/demo-data/seed-demo-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  employee = await connectionOf(backend, 'employee');
  await seedDemoData(backend.database);
});
afterAll(() => backend.remove());

const newest = { sort: 'received', descending: true } as const;
const first = (filter: RequestFilter, size = 100) =>
  listRequests(employee, { filter, order: newest, after: null, size });
const idsOf = async (filter: RequestFilter) => (await first(filter, 500)).rows.map(({ id }) => id);

/** Every page, one after the other. */
async function all(filter: RequestFilter, order: Parameters<typeof listRequests>[1]['order']) {
  const rows = [];
  let after = null;
  do {
    const page = await listRequests(employee, { filter, order, after, size: 500 });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

describe('demo data', () => {
  it('is there once, in every language and state, with clients and bookings', async () => {
    expect(await seedDemoData(backend.database)).toBe(false);
    const { rows } = await backend.database.query(`select
      (select count(*)::integer from public.quote_requests) as requests,
      (select count(*)::integer from public.facade_bookings) as bookings,
      (select count(distinct language)::integer from public.quote_requests) as languages,
      (select count(*)::integer from public.quote_requests q where not exists (
        select from public.clients c where c.email_normalised = q.email_normalised)) as without_client,
      (select count(*)::integer from public.notifications where state = 'waiting') as waiting_mails`);
    expect(rows).toEqual([
      { requests: demoRequests, bookings: demoBookings, languages: 8, without_client: 0, waiting_mails: 0 },
    ]);
    expect(Object.keys(await countRequests(employee, {}))).toHaveLength(7);
  });

  it('refers to nothing that is not there, and is young enough to be kept', async () => {
    const { rows } = await backend.database.query(`
      select 'handling' as lost from public.request_handlings h
      where not exists (select from public.quote_requests q where q.id = h.request_id)
        or h.assignee is not null and not private.works_in_office(h.assignee)
      union all select 'reservation' from private.reservations r
      where not exists (select from public.facade_bookings b where b.id = r.id)
        and not exists (select from public.visits v where v.id = r.id)
      union all select 'quote' from public.quotes q
      where not exists (select from public.quote_requests r where r.id = q.request_id)
      union all select 'answer' from public.quote_answers a
      where not exists (select from public.quotes q where q.id = a.quote_id and q.state = a.kind)
      union all select 'project' from public.projects p
      where not exists (select from public.quotes q where q.id = p.quote_id and q.state = 'accepted')
      union all select 'entry' from public.project_entries e
      where not exists (select from public.projects p where p.id = e.project_id)
      union all select 'message' from public.chat_messages m
      where not exists (select from public.conversations c join public.projects p on p.id = c.project_id
        where c.id = m.conversation_id)
      union all select 'note' from public.notes n
      where not exists (select from public.quote_requests q where q.id = n.request_id)`);
    expect(rows).toEqual([]);
    const job = await backend.database.query<{ done: { erased: object } }>(
      'select public.apply_retention() as done',
    );
    expect(job.rows[0]?.done.erased).toEqual({});
  });
});

describe('the list of requests', () => {
  it.each(requestSorts.flatMap((sort) => [true, false].map((descending) => ({ sort, descending }))))(
    'shows each once, page after page: %o',
    async (order) => {
      const rows = await all({}, order);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(demoRequests);
      const values = rows
        .map(({ name, handling, postal_code }) => ({
          received: handling.received_at,
          due: handling.answer_due_at,
          changed: handling.updated_at,
          name: name.toLowerCase(),
          place: postal_code,
        }))
        .map((value) => value[order.sort]);
      if (order.sort === 'name' || order.sort === 'place') return;
      const times = values.map((value) => Date.parse(value));
      expect(times).toEqual(times.toSorted((one, other) => (order.descending ? other - one : one - other)));
    },
  );

  it('filters by all that it can, and counts the same', async () => {
    const me = demoAccount('employee').id;
    const trials: [RequestFilter, (row: Awaited<ReturnType<typeof first>>['rows'][number]) => boolean][] = [
      [{ states: ['quoted', 'won'] }, ({ handling }) => ['quoted', 'won'].includes(handling.state)],
      [{ channels: ['phone'] }, ({ handling }) => handling.channel === 'phone'],
      [{ languages: ['uk', 'zh'] }, ({ language }) => ['uk', 'zh'].includes(language)],
      [{ sources: ['vve-almere'] }, ({ source }) => source === 'vve-almere'],
      [{ sources: [''] }, ({ source }) => source === null],
      [{ assignees: [me] }, ({ handling }) => handling.assignee === me],
      [{ assignees: [null] }, ({ handling }) => handling.assignee === null],
      [{ waiting: true }, ({ handling }) => handling.first_answered_at === null],
      [
        { received_from: '2026-06-01T00:00:00Z', states: ['lost'] },
        ({ handling }) => handling.received_at >= '2026-06-01' && handling.lost_reason !== null,
      ],
    ];
    for (const [filter, holds] of trials) {
      const rows = await all(filter, newest);
      expect(rows.length, JSON.stringify(filter)).toBeGreaterThan(0);
      expect(
        rows.filter((row) => !holds(row)),
        JSON.stringify(filter),
      ).toEqual([]);
      const counts = Object.entries(await countRequests(employee, filter));
      const counted = counts
        .filter(([state]) => !filter.states || (filter.states as readonly string[]).includes(state))
        .reduce((sum, [, count]) => sum + count, 0);
      expect(rows, JSON.stringify(filter)).toHaveLength(counted);
    }
  });

  it('finds whoever is looked for by words of name, street, telephone and mail, however they are typed', async () => {
    const row = quoteRequestRow({
      name: 'Żaneta Ökonom-Müller',
      street_address: 'Zoetermeerse Dwarsstraat 14-bis',
      postal_code: '1354 XQ',
      phone: '+31 6 98 76 54 32',
      email: 'Zaneta_100%@example.org'.replace('%', ''),
    });
    await insertQuoteRequest(backend.database, row);
    for (const search of [
      'ökonom',
      'MÜLLER żaneta',
      'dwarsstraat 14-bis',
      '1354XQ',
      '1354 xq',
      '0698765432',
      '06 - 98 76 54',
      '+31 (0)6 98765432',
      '765432',
      'zaneta_100@',
      '  müller\tdwarsstraat ',
    ])
      expect(await idsOf({ search }), search).toEqual([row.id]);
    for (const search of ['zaneta%100', 'zanetax100', "'; drop table", '\\', 'müller nergens'])
      expect(await idsOf({ search }), search).toEqual([]);
    expect((await idsOf({ search: '王' })).length).toBeGreaterThan(5);
    expect(await idsOf({ search: '   ' })).toHaveLength(500);
  });

  it('misses none and shows none twice while others come and change', async () => {
    const { rows, next } = await first({}, 50);
    await insertQuoteRequest(backend.database, quoteRequestRow());
    await changeRequests(employee, [{ id: rows[10]?.id ?? '', version: rows[10]?.handling.version ?? 0 }], {
      answered: true,
    });
    const second = await listRequests(employee, { filter: {}, order: newest, after: next, size: 50 });
    const seen = [...rows, ...second.rows].map(({ id }) => id);
    expect(new Set(seen).size).toBe(100);
    expect((await idsOf({})).slice(1, 101)).toEqual(seen);
  });

  it('knows no other order', async () => {
    const { error } = await (
      await backend.as('employee')
    ).rpc('list_requests', { sort: 'message; drop table' });
    expect(error).toMatchObject({ code: 'PT400' });
  });
});

describe('the list of clients', () => {
  it('shows each once, whoever came last first, and finds them by what they sent', async () => {
    const { rows, next } = await listClients(employee, { search: '', after: null, size: 200 });
    const second = await listClients(employee, { search: '', after: next, size: 200 });
    const ids = [...rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(400);
    const times = [...rows, ...second.rows].map(({ last_at }) => Date.parse(last_at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const found = await listClients(employee, { search: rows[7]?.emails[0] ?? '', after: null });
    expect(found.rows.map(({ id }) => id)).toContain(rows[7]?.id);
  });
});
