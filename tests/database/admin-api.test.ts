import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const admin = async () => (await backend.as('service_role')).auth.admin;
const newEmail = () => `${crypto.randomUUID()}@example.org`;

describe('the admin API of the auth service', () => {
  it.each(['anon', 'customer', 'admin'] as const)('is nothing for the %s', async (actor) => {
    const { auth } = await backend.as(actor);
    const { id, email } = demoAccount('employee');
    const answers = [
      await auth.admin.listUsers(),
      await auth.admin.createUser({ email: newEmail() }),
      await auth.admin.getUserById(id),
      await auth.admin.updateUserById(id, { password: 'taken over by me' }),
      await auth.admin.deleteUser(id),
      await auth.admin.generateLink({ type: 'magiclink', email }),
    ];
    for (const { error } of answers) expect(error).toMatchObject({ status: 403, code: 'not_admin' });
  });

  it('makes one account for an address, however it is spelt', async () => {
    const email = newEmail();
    const auth = await admin();
    expect((await auth.createUser({ email })).error).toBeNull();
    expect((await auth.createUser({ email: email.toUpperCase() })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  it('gives a password that signs in, and takes the account away with its sessions', async () => {
    const auth = await admin();
    const email = newEmail();
    const { data } = await auth.createUser({ email, email_confirm: true });
    const id = data.user?.id ?? '';
    await auth.updateUserById(id, { password: 'a new long password', app_metadata: { plan: 'one' } });
    const client = createClient(backend.apiUrl, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const signedIn = await client.auth.signInWithPassword({ email, password: 'a new long password' });
    expect(signedIn.error).toBeNull();
    expect((await auth.getUserById(id)).data.user?.app_metadata).toMatchObject({
      plan: 'one',
      provider: 'email',
    });
    expect((await auth.deleteUser(id)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await auth.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('makes a link and a code that each open once', async () => {
    const auth = await admin();
    const email = newEmail();
    await auth.createUser({ email });
    const { data } = await auth.generateLink({ type: 'magiclink', email });
    const client = createClient(backend.apiUrl, backend.publishableKey, { auth: { persistSession: false } });
    const token = data.properties?.email_otp ?? '';
    expect(token).toMatch(/^\d{6}$/);
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await client.auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toMatchObject({
      code: 'otp_expired',
    });
  });

  it('says what is wrong with what is asked', async () => {
    const auth = await admin();
    expect((await auth.createUser({ email: 'no address' })).error).toMatchObject({ status: 400 });
    expect((await auth.generateLink({ type: 'magiclink', email: newEmail() })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await auth.getUserById(crypto.randomUUID())).error).toMatchObject({ code: 'user_not_found' });
  });
});
