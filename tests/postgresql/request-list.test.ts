import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { demoRequests } from '@vakman/supabase/local/demo-data/seed-demo-data';
import { seedServer } from '@vakman/supabase/local/demo-data/seed-server';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), 4);
  await backend.sql`select public.set_booking_rules(${JSON.stringify(exampleFacts())}::text::jsonb)`;
  expect(await seedServer(backend.sql)).toBe(true);
});
afterAll(() => backend.remove());

/** How the server looks for a page of the list: the plan as text. */
async function planOf(filter: object, sort = 'received', after: object | null = null): Promise<string> {
  const wanted = JSON.stringify(filter);
  const [row] = await backend.sql<{ statement: string }[]>`
    select private.list_statement(${wanted}::text::jsonb, ${sort}, true, ${after === null}, 101) as statement`;
  const values = after === null ? [wanted] : [wanted, JSON.stringify(after)];
  const statement = (row?.statement ?? '')
    .replaceAll('$1', `'${wanted.replaceAll("'", "''")}'::jsonb`)
    .replaceAll('$2', `'${(values[1] ?? '').replaceAll("'", "''")}'::jsonb`);
  const plan = await backend.sql.unsafe(`explain ${statement}`);
  return plan.map((line) => String(line['QUERY PLAN'])).join('\n');
}

describe(`among ${demoRequests} requests`, () => {
  it.each(['haven 1353', 'Müller', '0600123', 'klant-77@', 'Шевченко'])(
    'the search for %s uses the index of what can be looked for',
    async (search) => {
      expect(await planOf({ search })).toContain('quote_requests_search');
    },
  );

  // The statistics are a sample: for some hundreds of namesakes now the walk by day is cheaper, now the index.
  it('a name that many have never has the whole table read', async () => {
    expect(await planOf({ search: 'visser' })).not.toContain('Seq Scan on quote_requests');
  });

  it.each([
    ['received', 'request_handlings_received'],
    ['due', 'request_handlings_due'],
    ['changed', 'request_handlings_updated'],
    ['name', 'quote_requests_by_name'],
    ['place', 'quote_requests_by_place'],
  ])('a page sorted by %s is read off its index, the first and any later one', async (sort, index) => {
    const { sql } = backend;
    const keys = new Map([
      ['name', sql`lower(q.name)`],
      ['place', sql`q.postal_code_normalised`],
    ]);
    const key = keys.get(sort) ?? sql`h.received_at`;
    // From the middle of the order: of the few before its end it is cheaper to sort them.
    const [last] = await sql<{ value: string; id: string }[]>`
      select (${key})::text as value, q.id
      from public.quote_requests q join public.request_handlings h on h.request_id = q.id
      order by ${key}, q.id offset ${demoRequests / 2} limit 1`;
    for (const after of [null, { value: last?.value, id: last?.id }]) {
      const plan = await planOf({}, sort, after);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('those who wait for an answer are found by an index of these alone', async () => {
    const plan = await backend.sql`explain select from public.request_handlings w
      where w.first_answered_at is null and w.state in ('new', 'in-progress') order by w.answer_due_at`;
    expect(plan.map((line) => String(line['QUERY PLAN'])).join('\n')).toContain('request_handlings_waiting');
  });
});
