import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount, startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
  });
});
afterAll(() => backend.remove());

const newEmail = () => `${crypto.randomUUID()}@example.org`;
const newClient = () =>
  createClient(backend.apiUrl, backend.publishableKey, { auth: { persistSession: false } });
const post = (name: string, body: unknown) =>
  fetch(`${backend.apiUrl}/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) });
const accept = async (token: string) => {
  const response = await post('accept-invitation', { token });
  return { status: response.status, body: (await response.json()) as { code?: string; token_hash?: string } };
};
const query = async (statement: string, values: unknown[]) =>
  (await backend.database.query<Record<string, unknown>>(statement, values)).rows;

/** Mails by which somebody was invited. */
async function mailsTo(email: string): Promise<Mail[]> {
  const all = (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];
  return all.filter(({ to }) => to.includes(email));
}

/** Has an admin invite somebody; the link of the mail. */
async function invite(changes: Record<string, string> = {}) {
  const invited = { email: newEmail(), name: 'Олена Шевченко', role: 'customer', language: 'uk', ...changes };
  const { data: id, error } = await (await backend.as('admin')).rpc('create_invitation', invited);
  if (error) throw error;
  await post('send-account-mails', { id });
  await expect.poll(() => mailsTo(invited.email), { timeout: 60_000 }).toHaveLength(1);
  const [mail] = await mailsTo(invited.email);
  const link = new URL(/http\S+#[\da-f]{64}/.exec(mail?.text ?? '')?.[0] ?? '');
  return { id: String(id), email: invited.email, link, token: link.hash.slice(1) };
}

const stateOf = async (token: string) => {
  const { data, error } = await newClient().rpc('open_invitation', { token });
  if (error) throw error;
  return data as { state: string; email: string; name: string; role: string } | null;
};

describe('an invitation', () => {
  it('comes by mail in the language of whoever is invited, and brings him in once', async () => {
    const { id, email, link, token } = await invite();
    expect(link.pathname).toBe(`/uk/invite/${id}`);
    expect(link.search).toBe('');
    expect(await stateOf(token)).toMatchObject({
      state: 'opened',
      role: 'customer',
      name: 'Олена Шевченко',
      email: `${email.charAt(0)}…@example.org`,
    });
    const { status, body } = await accept(token);
    expect(status).toBe(200);
    const client = newClient();
    const { data } = await client.auth.verifyOtp({ token_hash: body.token_hash ?? '', type: 'magiclink' });
    expect(data.user).toMatchObject({ email, user_metadata: { language: 'uk' } });
    expect((await client.rpc('read_account')).data).toEqual({ role: 'customer' });
    expect((await client.rpc('read_profile')).data).toMatchObject({
      name: 'Олена Шевченко',
      language: 'uk',
    });
    expect(await accept(token)).toEqual({ status: 409, body: { code: 'accepted' } });
    expect(await stateOf(token)).toMatchObject({ state: 'accepted' });
  });

  it('says in its mail and to its reader who invited, by name alone', async () => {
    const { id: adminId, email: adminAddress } = demoAccount('admin');
    const nameAdmin = (name: string | null) =>
      query(
        `insert into public.profiles (user_id, name) values ($1, $2)
         on conflict (user_id) do update set name = excluded.name`,
        [adminId, name],
      );
    await nameAdmin('Sanne de Boer');
    const named = await invite();
    await nameAdmin(null);
    const unnamed = await invite();
    const textTo = async (email: string) => (await mailsTo(email))[0]?.text ?? '';
    expect(await textTo(named.email)).toContain('Вас запрошує Sanne de Boer');
    expect(await textTo(unnamed.email)).not.toContain('Вас запрошує');
    for (const { email, token } of [named, unnamed]) {
      expect(await textTo(email)).not.toContain(adminAddress);
      expect(await stateOf(token)).toMatchObject({ inviter: null });
    }
    await nameAdmin('Sanne de Boer');
    expect(await stateOf(named.token)).toMatchObject({ inviter: 'Sanne de Boer' });
    await nameAdmin(null);
  });

  it('of a colleague gives his role, and takes no higher one from anybody', async () => {
    const colleague = await invite({ role: 'employee' });
    expect((await accept(colleague.token)).status).toBe(200);
    const [row] = await query(
      'select r.role from public.user_roles r join auth.users u on u.id = r.user_id where u.email = $1',
      [colleague.email],
    );
    expect(row).toEqual({ role: 'employee' });
    const { email, id } = demoAccount('admin');
    const lower = await invite({ email, role: 'customer' });
    expect((await accept(lower.token)).status).toBe(200);
    expect(await query('select role from public.user_roles where user_id = $1', [id])).toEqual([
      { role: 'admin' },
    ]);
  });

  it.each([
    ['expired', `update public.invitations set expires_at = now() where id = $1`],
    ['revoked', `update public.invitations set revoked_at = now() where id = $1`],
  ])('that is %s says so, and makes no account', async (state, statement) => {
    const { id, email, token } = await invite();
    await query(statement, [id]);
    expect(await stateOf(token)).toMatchObject({ state });
    expect(await accept(token)).toEqual({ status: 409, body: { code: state } });
    expect(await query('select from auth.users where email = $1', [email])).toEqual([]);
  });

  it('that nobody sent is told apart from nothing', async () => {
    expect(await stateOf('f'.repeat(64))).toBeNull();
    for (const token of ['f'.repeat(64), '', 'x', 1, null, { a: 1 }])
      expect(await accept(token as string)).toEqual({ status: 404, body: { code: 'unknown' } });
  });

  it('is taken by one of twenty who accept it at once', async () => {
    const { email, token } = await invite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'accepted')).toHaveLength(19);
    expect(await query('select from auth.users where email = $1', [email])).toHaveLength(1);
  });

  it('is sent again with a link of its own, and after that both work until one is used', async () => {
    const { id, email, token } = await invite();
    await query(`update public.invitations set expires_at = now() where id = $1`, [id]);
    const admin = await backend.as('admin');
    expect((await admin.rpc('send_invitation_again', { invitation_id: id })).error).toBeNull();
    await post('send-account-mails', { id });
    await expect.poll(() => mailsTo(email), { timeout: 60_000 }).toHaveLength(2);
    const links = (await mailsTo(email)).map(({ text }) => /#([\da-f]{64})/.exec(text)?.[1] ?? '');
    const newer = links.find((link) => link !== token) ?? '';
    expect(await stateOf(newer)).toMatchObject({ state: 'opened' });
    expect((await accept(token)).status).toBe(200);
    expect(await accept(newer)).toEqual({ status: 409, body: { code: 'accepted' } });
  });

  it('of an admin who is none any more brings nobody in', async () => {
    const [former] = await query(
      `with made as (insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id)
       insert into public.user_roles (user_id, role) select id, 'admin' from made returning user_id`,
      [newEmail()],
    );
    const { id, token } = await invite({ role: 'admin' });
    await query('update public.invitations set invited_by = $2 where id = $1', [id, former?.['user_id']]);
    expect(await stateOf(token)).toMatchObject({ state: 'opened' });
    await query(`update public.user_roles set role = 'employee' where user_id = $1`, [former?.['user_id']]);
    expect(await accept(token)).toEqual({ status: 409, body: { code: 'revoked' } });
  });

  it('is not mailed any more once it is revoked', async () => {
    const email = newEmail();
    const admin = await backend.as('admin');
    const { data: id } = await admin.rpc('create_invitation', {
      email,
      name: 'Jo',
      role: 'customer',
      language: 'nl',
    });
    await admin.rpc('revoke_invitation', { invitation_id: id as string });
    await post('send-account-mails', { id });
    const other = await invite();
    expect(await mailsTo(other.email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('an admin', () => {
  it('is told what he cannot do', async () => {
    const admin = await backend.as('admin');
    const invited = { email: newEmail(), name: 'Jo de Vries', role: 'customer', language: 'nl' };
    const { data: invitation_id } = await admin.rpc('create_invitation', invited);
    expect((await admin.rpc('create_invitation', invited)).error).toMatchObject({ code: 'invited_already' });
    expect((await admin.rpc('revoke_invitation', { invitation_id })).error).toBeNull();
    expect((await admin.rpc('revoke_invitation', { invitation_id })).error).toMatchObject({
      code: 'revoked',
    });
    expect((await admin.rpc('send_invitation_again', { invitation_id })).error).toMatchObject({
      code: 'revoked',
    });
    for (const wrong of [{ email: 'x' }, { role: 'owner' }, { language: 'xx' }, { name: '' }])
      expect((await admin.rpc('create_invitation', { ...invited, ...wrong })).error).toMatchObject({
        code: '23514',
      });
  });

  it('sees every account, and takes no role that the firm cannot do without', async () => {
    const admin = await backend.as('admin');
    const { data } = await admin.rpc('list_people');
    expect(data).toContainEqual(expect.objectContaining({ email: demoAccount('employee').email }));
    await query('delete from public.user_roles where role = $1 and user_id <> $2', [
      'admin',
      demoAccount('admin').id,
    ]);
    const lost = { code: 'last_admin' };
    const roles = admin.from('user_roles');
    expect(
      (await roles.update({ role: 'customer' }).eq('user_id', demoAccount('admin').id)).error,
    ).toMatchObject(lost);
    expect((await roles.delete().neq('role', 'nobody')).error).toMatchObject(lost);
    expect((await admin.rpc('read_account')).data).toEqual({ role: 'admin' });
  });
});
