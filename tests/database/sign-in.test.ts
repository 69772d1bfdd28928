import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await (await backend.as('anon')).from('quote_requests').insert(quoteRequestRow());
});
afterAll(() => backend.remove());

const newClient = () =>
  createClient(backend.apiUrl, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

describe('signing in with the unmodified client', () => {
  it.each([
    ['admin', 1],
    ['employee', 1],
    ['customer', 0],
  ] as const)('the %s finds %d quote requests', async (role, found) => {
    const client = newClient();
    const { email, password } = demoAccount(role);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await client.auth.getUser()).data.user?.id).toBe(demoAccount(role).id);
    expect((await client.from('quote_requests').select('id')).data).toHaveLength(found);
    expect((await client.from('user_roles').select('role').eq('user_id', demoAccount(role).id)).data).toEqual(
      [{ role }],
    );
  });

  it('needs the right password', async () => {
    const { email } = demoAccount('admin');
    const { error } = await newClient().auth.signInWithPassword({ email, password: 'a wrong one' });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('gives no role to whoever writes one into what users may edit', async () => {
    const client = newClient();
    const { email, password } = demoAccount('customer');
    await client.auth.signInWithPassword({ email, password });
    const { error } = await client.auth.updateUser({ data: { role: 'admin', user_role: 'admin' } });
    expect(error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.from('quote_requests').select('id')).data).toEqual([]);
  });

  it('is for whoever has an account: nobody makes one, with a password, a link or no name', async () => {
    const { auth } = newClient();
    const email = 'new@example.org';
    const users = async () => (await backend.database.query('select from auth.users')).rows.length;
    const before = await users();
    const closed = { status: 422, code: 'signup_disabled' };
    expect((await auth.signUp({ email, password: 'a long password' })).error).toMatchObject(closed);
    // It would tell whoever asks which addresses have an account.
    expect((await auth.signInWithOtp({ email })).error).toBeNull();
    expect((await auth.signInAnonymously()).error).not.toBeNull();
    expect(await users()).toBe(before);
    expect(await (await fetch(`${backend.mailUrl}/api/mails`)).json()).toEqual([]);
    const settings = await fetch(`${backend.apiUrl}/auth/v1/settings`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(await settings.json()).toMatchObject({ disable_signup: true, external: { email: true } });
  });

  it('with a mailed link is for whoever has an account', async () => {
    const client = newClient();
    const { email } = demoAccount('customer');
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const [mail] = (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as {
      to: string[];
      text: string;
    }[];
    expect(mail?.to).toEqual([email]);
    const token_hash = /(?<=token_hash=)[^&\s]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await client.auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
    expect((await client.from('quote_requests').select('id')).data).toEqual([]);
  });
});
