import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const everybody = Array.from({ length: sessions });

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  const { sql } = backend;
  await sql`select public.submit_quote_request(${JSON.stringify(quoteRequestRow())}::text::jsonb, '')`;
  await sql`update public.notifications
    set created_at = now() - interval '25 hours', last_error = 'SMTP ESOCKET', fault = 'system'`;
});
afterAll(() => backend.remove());

describe('forty who look for a day without mail at once', () => {
  it('find one, and one of them tells it', async () => {
    const claims = await Promise.all(
      everybody.map(
        () => backend.sql<{ claimed: unknown }[]>`select public.claim_mail_outage(array['mail']) as claimed`,
      ),
    );
    expect(claims.flat().filter(({ claimed }) => claimed !== null)).toHaveLength(1);
    const [found] = await backend.sql`select count(*)::integer as outages from private.mail_outages`;
    expect(found).toEqual({ outages: 1 });
  });
});

describe('an admin who asks for forty test mails at once', () => {
  it('gets five, of which one is kept', async () => {
    const admin = crypto.randomUUID();
    await backend.sql`insert into auth.users (id, email) values (${admin}, 'outage-admin@example.org')`;
    await backend.sql`insert into public.user_roles (user_id, role) values (${admin}, 'admin')`;
    const ask = () =>
      backend.sql.begin(async (transaction) => {
        const claims = JSON.stringify({ sub: admin, role: 'authenticated', aal: 'aal1' });
        await transaction`select set_config('request.jwt.claims', ${claims}, true),
          set_config('request.jwt.claim.sub', ${admin}, true)`;
        await transaction`set local role authenticated`;
        await transaction`select public.send_test_mail()`;
      });
    const results = await Promise.allSettled(everybody.map(ask));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const kept = await backend.sql`select kind from public.notifications where user_id = ${admin}`;
    expect([...kept]).toEqual([{ kind: 'test' }]);
  });
});
