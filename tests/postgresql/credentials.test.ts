import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const id = crypto.randomUUID();
let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), 1);
  await backend.sql`insert into auth.users (id, email, encrypted_password) values (${id}, 'old@example.org', '')`;
});
afterAll(() => backend.remove());

/** What the database tells whoever is signed in, as the API asks it. */
const credentials = () =>
  backend.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, true),
      set_config('request.jwt.claim.sub', ${id}, true)`;
    await sql`set local role authenticated`;
    const [row] = await sql`select public.read_credentials() as told`;
    return row?.['told'] as unknown;
  });

it('tells of a password that there is none, and of no change', async () => {
  expect(await credentials()).toEqual({ email: 'old@example.org', has_password: false, email_change: null });
});

it('tells which mailbox a change of address waits for, as the hosted service keeps it: a used token is empty', async () => {
  await backend.sql`update auth.users set email_change = 'new@example.org', email_change_sent_at = now(),
    email_change_token_current = 'a1b2c3', email_change_token_new = '' where id = ${id}`;
  expect(await credentials()).toMatchObject({
    email: 'old@example.org',
    email_change: { email: 'new@example.org', waits_for_current: true, waits_for_new: false },
  });
});

it('tells of no change whose mails are good for nothing any more', async () => {
  await backend.sql`update auth.users set email_change_sent_at = now() - interval '61 minutes' where id = ${id}`;
  expect(await credentials()).toMatchObject({ email_change: null });
});
