import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const sessions = 40;

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`update private.settings set requests_per_address_an_hour = 1000, requests_per_email_a_day = 1000`;
});
beforeEach(async () => {
  await backend.sql`delete from public.quote_requests`;
  await backend.sql`delete from public.retention_runs`;
});
afterAll(() => backend.remove());

const turns = Array.from({ length: sessions }, (_, turn) => turn);

it('forty jobs at once take each row away once, count it once, and none fails', async () => {
  for (const _ of turns)
    await backend.sql`select public.submit_quote_request(${JSON.stringify(quoteRequestRow())}::text::jsonb, '')`;
  await backend.sql`update public.quote_requests set created_at = now() - interval '13 months'`;
  const runs = await Promise.allSettled(
    turns.map(() =>
      backend.sql.begin(async (transaction) => {
        const [row] = await transaction<{ erased: { requests?: number } }[]>`
          select public.apply_retention() -> 'erased' as erased`;
        await transaction`select pg_sleep(0.05)`;
        return row?.erased.requests ?? 0;
      }),
    ),
  );
  expect(runs.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(
    runs.map((run) => (run.status === 'fulfilled' ? run.value : 0)).filter((count) => count > 0),
  ).toEqual([sessions]);
  const [day] = await backend.sql<{ erased: object }[]>`select erased from public.retention_runs`;
  expect(day?.erased).toEqual({ requests: sessions });
});

it('of forty admins who leave at once, one stays', async () => {
  const ids = turns.map(() => crypto.randomUUID());
  for (const id of ids) {
    await backend.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.org`})`;
    await backend.sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  }
  const leave = (id: string) =>
    backend.sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claim.sub', ${id}, true)`;
      await transaction`select public.request_account_deletion()`;
    });
  // Whoever waits too long is told to try again.
  let left = ids;
  const refusals: unknown[] = [];
  while (left.length > 0) {
    const results = await Promise.allSettled(left.map(leave));
    left = left.filter((_, index) => {
      const result = results[index];
      const error = result?.status === 'rejected' ? (result.reason as { code: string }) : undefined;
      if (error === undefined) return false;
      if (error.code !== 'PT503') refusals.push(error.code);
      return error.code === 'PT503';
    });
  }
  expect(refusals).toEqual(['PGRST']);
  const [count] = await backend.sql<{ leaving: number }[]>`
    select count(*)::integer as leaving from private.account_deletions`;
  expect(count?.leaving).toBe(sessions - 1);
});
