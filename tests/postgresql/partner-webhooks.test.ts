import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into public.partners (source, name, webhook_url)
    values ('vve-almere', 'VvE Almere', 'https://hooks.example.org')`;
  await backend.sql`insert into private.partner_webhooks (source, secret)
    values ('vve-almere', private.new_webhook_secret())`;
  await backend.sql`insert into private.webhook_deliveries (source, kind)
    select 'vve-almere', 'webhook.test' from generate_series(1, ${sessions * 2})`;
});
afterAll(() => backend.remove());

it('forty senders at once get each delivery once', async () => {
  const claims = Array.from({ length: sessions }, () =>
    backend.sql.begin(async (transaction) => {
      const rows = await transaction<{ claimed: { id: string } }[]>`
        select public.claim_webhook_deliveries(5) as claimed`;
      await transaction`select pg_sleep(0.05)`;
      return rows.map(({ claimed }) => claimed.id);
    }),
  );
  const claimed = (await Promise.all(claims)).flat();
  expect(claimed).toHaveLength(sessions * 2);
  expect(new Set(claimed).size).toBe(claimed.length);
});
