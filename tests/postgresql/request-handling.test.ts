import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const range = Array.from({ length: sessions }, (_, turn) => turn);
const employee = crypto.randomUUID();

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`update private.settings set requests_per_address_an_hour = 1000, requests_per_email_a_day = 1000`;
  await backend.sql`insert into auth.users (id, email) values (${employee}, 'employee@example.org')`;
  await backend.sql`insert into public.user_roles (user_id, role) values (${employee}, 'employee')`;
});
afterAll(() => backend.remove());

/** Calls a function as the office does, in a session of its own. */
const ask = <Answer>(statement: string) =>
  backend.sql.begin(async (sql) => {
    const claims = JSON.stringify({ sub: employee, role: 'authenticated' });
    await sql`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${employee}, true)`;
    await sql`set local role authenticated`;
    const [row] = await sql.unsafe<{ answer: Answer }[]>(`select ${statement} as answer`);
    return row?.answer as Answer;
  }) as Promise<Answer>;

async function newRequests(count: number): Promise<string[]> {
  const rows = range.slice(0, count).map(() => quoteRequestRow());
  for (const row of rows)
    await backend.sql`select public.submit_quote_request(${JSON.stringify(row)}::text::jsonb, '')`;
  return rows.map(({ id }) => id);
}

describe('of forty at once', () => {
  it('who change one version, one does, and the others see what he did', async () => {
    const [id = ''] = await newRequests(1);
    const change = (turn: number) => {
      const to = turn % 2 ? 'spam' : 'in-progress';
      return ask<{ outcome: string; handling: { version: number } }[]>(
        `public.change_requests('[{"id": "${id}", "version": 1}]', '{"state": "${to}"}')`,
      );
    };
    const answers = (await Promise.all(range.map(change))).flat();
    expect(answers.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    expect(new Set(answers.map(({ handling }) => handling.version))).toEqual(new Set([2]));
    const log = await backend.sql`select from public.activity_log where record_id = ${id}`;
    expect(log).toHaveLength(1);
  });

  it('who change the same requests in whatever order, none waits for another for ever', async () => {
    const ids = await newRequests(20);
    const change = (turn: number) => {
      const wanted = (turn % 2 ? ids : ids.toReversed()).map((id) => ({ id, version: 1 }));
      return ask<{ outcome: string }[]>(
        `public.change_requests('${JSON.stringify(wanted)}', '{"state": "spam"}')`,
      );
    };
    const answers = (await Promise.all(range.map(change))).flat();
    expect(answers.filter(({ outcome }) => outcome === 'changed')).toHaveLength(ids.length);
  });

  it('who merge clients in a ring, all but one do, and they are one client', async () => {
    await newRequests(sessions);
    const clients = await backend.sql<{ id: string }[]>`select id from public.clients order by id`;
    const ring = clients.map(
      ({ id }, place) => [id, clients[(place + 1) % clients.length]?.id ?? ''] as const,
    );
    const answers = await Promise.allSettled(
      ring.map(([one, other]) => ask(`public.merge_clients('${one}', '${other}')`)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['PGRST']);
    const roots = await backend.sql`select distinct root_id from public.clients`;
    expect(roots).toHaveLength(1);
  });

  it('who correct how one client is reached, one does, and the others are told', async () => {
    const email = 'piet@example.org';
    const payload = JSON.stringify(quoteRequestRow({ email }));
    await backend.sql`select public.submit_quote_request(${payload}::text::jsonb, '')`;
    const [client] = await backend.sql<{ id: string }[]>`
      select id from public.clients where email_normalised = ${email}`;
    const answers = await Promise.allSettled(
      range.map((turn) =>
        ask(`public.save_client_contact('${client?.id}', 1, phone => '06123456${turn + 10}')`),
      ),
    );
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(sessions - 1);
    expect(new Set(refused.map(({ reason }) => (reason as { code: string }).code))).toEqual(
      new Set(['PGRST']),
    );
    const log = await backend.sql`select from public.activity_log where record_id = ${client?.id ?? ''}`;
    expect(log).toHaveLength(1);
  });

  it('who send requests by one address, one client is known', async () => {
    const email = 'jan@example.org';
    await Promise.all(
      range.map(() => {
        const payload = JSON.stringify(quoteRequestRow({ email }));
        return backend.sql`select public.submit_quote_request(${payload}::text::jsonb, '')`;
      }),
    );
    expect(await backend.sql`select from public.clients where email_normalised = ${email}`).toHaveLength(1);
  });
});
