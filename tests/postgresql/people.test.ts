import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const range = Array.from({ length: sessions }, (_, turn) => turn);

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
});
afterAll(() => backend.remove());

const codes = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? '' : (answer.reason as { code: string }).code));

describe('of forty at once', () => {
  it('who each take the role of another admin, one is left', async () => {
    await backend.sql`delete from auth.users`;
    const admins = await backend.sql`insert into auth.users (id, email)
      select gen_random_uuid(), 'admin-' || n || '@example.org' from generate_series(1, ${sessions}) n returning id`;
    await backend.sql`insert into public.user_roles (user_id, role) select id, 'admin' from auth.users`;
    const answers = await Promise.allSettled(
      admins.map(({ id }) => backend.sql`delete from public.user_roles where user_id = ${id as string}`),
    );
    expect(codes(answers).filter((code) => code === 'PGRST')).toHaveLength(1);
    expect(await backend.sql`select from public.user_roles where role = 'admin'`).toHaveLength(1);
  });

  it('who accept one invitation, one comes in', async () => {
    const email = 'invited@example.org';
    await backend.sql`insert into auth.users (id, email) values (gen_random_uuid(), ${email})`;
    await backend.sql`with made as (
        insert into public.invitations (email, name, role, language)
        values (${email}, 'Jo de Vries', 'employee', 'nl') returning id
      ) insert into private.invitation_tokens select private.token_hash('secret'), id from made`;
    const answers = await Promise.allSettled(
      range.map(() => backend.sql`select public.accept_invitation('secret')`),
    );
    expect(codes(answers).filter((code) => code === '')).toHaveLength(1);
    expect(codes(answers).filter((code) => code === 'PGRST')).toHaveLength(sessions - 1);
  });
});
