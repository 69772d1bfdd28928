import type { QuoteFilter } from '@vakman/domain/quote/quote-list.answers';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const count = 10_000;

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), 2);
  await backend.sql`alter table public.quotes disable trigger user`;
  await backend.sql`insert into public.quotes (id, language, name, email, street_address, postal_code, title, number, state,
      sent_at, valid_until, updated_at)
    select gen_random_uuid(), 'nl', 'Jan Jansen ' || n, 'klant-' || n || '@example.org', 'Dorpsstraat ' || n, '1315 AB',
      'Kozijnen', case when n % 5 > 0 then '2026-' || lpad(n::text, 5, '0') end,
      (array['draft', 'sent', 'accepted', 'declined', 'expired'])[n % 5 + 1],
      case when n % 5 > 0 then now() end, case when n % 5 > 0 then current_date end,
      now() - random() * interval '300 days'
    from generate_series(1, ${count}) as n`;
  await backend.sql`alter table public.quotes enable trigger user`;
  await backend.sql`vacuum analyze public.quotes`;
});
afterAll(() => backend.remove());

/** How the server looks for a page of the list: the plan as text. */
async function planOf(filter: QuoteFilter, after: object | null = null): Promise<string> {
  const wanted = JSON.stringify(filter);
  const [row] = await backend.sql<{ statement: string }[]>`
    select private.quote_list_statement(${wanted}::text::jsonb, ${after === null}, 51) as statement`;
  const statement = (row?.statement ?? '')
    .replaceAll('$1', `'${wanted.replaceAll("'", "''")}'::jsonb`)
    .replaceAll('$2', `'${JSON.stringify(after).replaceAll("'", "''")}'::jsonb`);
  const plan = await backend.sql.unsafe(`explain ${statement}`);
  return plan.map((line) => String(line['QUERY PLAN'])).join('\n');
}

describe(`among ${count} quotes`, () => {
  it.each(['2026-07777', 'jansen 4321', 'klant-77@', 'dorpsstraat 1234'])(
    'the search for %s uses the index of what can be looked for',
    async (search) => {
      expect(await planOf({ search })).toContain('quotes_search');
    },
  );

  it.each([
    [{}, 'quotes_newest'],
    [{ states: ['sent' as const] }, 'quotes_state'],
  ])('a page of %j is read off its index, the first and any later one', async (filter, index) => {
    const [last] = await backend.sql<{ value: string; id: string }[]>`
      select updated_at::text as value, id from public.quotes order by updated_at desc offset 5000 limit 1`;
    for (const after of [null, last ?? null]) {
      const plan = await planOf(filter, after);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  });
});
