import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const range = Array.from({ length: sessions }, (_, turn) => turn);

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
});
afterAll(() => backend.remove());

it('a sign-in from elsewhere is mailed once, though forty look for it at once', async () => {
  const id = crypto.randomUUID();
  const signIn = (userAgent: string) => backend.sql`insert into auth.sessions (id, user_id, user_agent, ip)
    values (gen_random_uuid(), ${id}, ${userAgent}, '203.0.113.7')`;
  await backend.sql`insert into auth.users (id, email) values (${id}, 'elsewhere@example.org')`;
  await signIn('Laptop');
  await backend.sql`select public.claim_account_notifications()`;
  await signIn('Phone');
  const claimed = await Promise.all(
    range.map(() => backend.sql`select public.claim_account_notifications()`),
  );
  expect(claimed.flat()).toHaveLength(1);
  expect(await backend.sql`select from public.notifications where user_id = ${id}`).toHaveLength(1);
});
