import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readCredentials } from '@vakman/supabase/client/credentials';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const password = 'a password of four words';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ authAtOnce: 1000 });
});
const forgetMails = () => fetch(`${backend.mailUrl}/api/mails`, { method: 'DELETE' });
beforeEach(forgetMails);
afterAll(() => backend.remove());

const newEmail = () => `${crypto.randomUUID()}@example.org`;
const newClient = () =>
  createClient(backend.apiUrl, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Somebody with an account, signed in by his password. */
async function holder(language = 'en') {
  const email = newEmail();
  const service = await backend.as('service_role');
  await service.auth.admin.createUser({ email, password, email_confirm: true, user_metadata: { language } });
  const client = newClient();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return { email, client };
}

const credentialsOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.getSession();
  return readCredentials({
    url: backend.apiUrl,
    publishableKey: backend.publishableKey,
    accessToken: data.session?.access_token ?? '',
  });
};

/** The one mail to an address. */
async function mailTo(email: string): Promise<Mail> {
  const all = (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];
  const mails = all.filter(({ to }) => to.includes(email));
  expect(mails).toHaveLength(1);
  return mails[0] as Mail;
}
const codeOf = ({ text }: Mail) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const linkOf = ({ text }: Mail) => new URL(/http\S+#\S+/.exec(text)?.[0] ?? '');
const proofOf = (mail: Mail) => new URLSearchParams(linkOf(mail).hash.slice(1)).get('token_hash') ?? '';

/** Ages what the service remembers of a session or a mail. */
const age = (table: 'sessions' | 'users', column: string, email: string) =>
  backend.database.query(
    `update auth.${table} set ${column} = ${column} - interval '25 hours'
     where ${table === 'users' ? 'id' : 'user_id'} = (select id from auth.users where email = $1)`,
    [email],
  );

describe('another address', () => {
  async function asked(language?: string) {
    const { email, client } = await holder(language);
    const next = newEmail();
    const { data, error } = await client.auth.updateUser({ email: next });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: next });
    return { email, client, next, current: await mailTo(email), fresh: await mailTo(next) };
  }
  const confirm = (mail: Mail) =>
    newClient().auth.verifyOtp({ token_hash: proofOf(mail), type: 'email_change' });

  it.each([
    ['the old mailbox first', ['current', 'fresh']],
    ['the new mailbox first', ['fresh', 'current']],
  ] as const)('holds once both mailboxes have confirmed it, %s', async (_name, [first, second]) => {
    const change = await asked();
    expect(await credentialsOf(change.client)).toMatchObject({
      email: change.email,
      emailChange: { email: change.next, waitsForCurrent: true, waitsForNew: true },
    });
    const half = await confirm(change[first]);
    expect(half).toMatchObject({ error: null, data: { session: null } });
    expect(await credentialsOf(change.client)).toMatchObject({
      email: change.email,
      emailChange: { waitsForCurrent: first === 'fresh', waitsForNew: first === 'current' },
    });
    const whole = await confirm(change[second]);
    expect(whole.error).toBeNull();
    expect(whole.data.user?.email).toBe(change.next);
    expect(whole.data.session).not.toBeNull();
    expect(await credentialsOf(change.client)).toEqual({
      email: change.next,
      hasPassword: true,
      emailChange: null,
    });
    expect((await newClient().auth.signInWithPassword({ email: change.next, password })).error).toBeNull();
  });

  it('holds by the codes as well', async () => {
    const { email, next, current, fresh } = await asked();
    const verify = (address: string, mail: Mail) =>
      newClient().auth.verifyOtp({ email: address, token: codeOf(mail), type: 'email_change' });
    expect((await verify(next, fresh)).error).toBeNull();
    const { data, error } = await verify(email, current);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(next);
  });

  it('does not come of one mailbox that confirms twice', async () => {
    const { email, client, current, next } = await asked();
    expect((await confirm(current)).error).toBeNull();
    expect((await confirm(current)).error).toMatchObject({ code: 'otp_expired' });
    expect(await credentialsOf(client)).toMatchObject({ email, emailChange: { email: next } });
  });

  it('does not come of a link that the library would follow by itself', async () => {
    const { email, client, current } = await asked();
    const link = `${backend.apiUrl}/auth/v1/verify?type=email_change&token=${proofOf(current)}`;
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
    expect(await credentialsOf(client)).toMatchObject({ email });
  });

  it('waits for an hour, and then is none', async () => {
    const { email, client, current } = await asked();
    await age('users', 'email_change_sent_at', email);
    expect((await credentialsOf(client)).emailChange).toBeNull();
    expect((await confirm(current)).error).toMatchObject({ code: 'otp_expired' });
  });

  it('asked for anew makes the mails of before good for nothing', async () => {
    const { client, next, current, fresh } = await asked();
    expect((await confirm(fresh)).error).toBeNull();
    await forgetMails();
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    expect((await confirm(current)).error).toMatchObject({ code: 'otp_expired' });
    expect((await credentialsOf(client)).emailChange).toMatchObject({
      waitsForCurrent: true,
      waitsForNew: true,
    });
    expect((await confirm(await mailTo(next))).error).toBeNull();
  });

  it('that somebody else has is refused', async () => {
    const other = await holder();
    const { client } = await holder();
    const { error } = await client.auth.updateUser({ email: other.email });
    expect(error).toMatchObject({ code: 'email_exists' });
  });

  it('is mailed in the language of the account, with a link to its own page', async () => {
    const { current, fresh, next } = await asked('uk');
    for (const mail of [current, fresh]) {
      expect(mail.html).toContain('lang="uk"');
      expect(linkOf(mail).pathname).toBe('/uk/login');
    }
    expect(current.text).toContain(next);
  });
});

describe('another password', () => {
  const other = 'another password of words';

  it('needs the one before', async () => {
    const { email, client } = await holder();
    const change = (current_password?: string) =>
      client.auth.updateUser({
        password: other,
        ...(current_password !== undefined && { current_password }),
      });
    expect((await change()).error).toMatchObject({ status: 400, code: 'current_password_required' });
    expect((await change('not this one')).error).toMatchObject({ code: 'current_password_invalid' });
    expect((await newClient().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await change(password)).error).toBeNull();
    expect((await newClient().auth.signInWithPassword({ email, password: other })).error).toBeNull();
    // The hash that the library makes is read, too.
    expect((await client.auth.updateUser({ password, current_password: other })).error).toBeNull();
  });

  it('needs a mailed code a day after the sign-in', async () => {
    const { email, client } = await holder('fr');
    await age('sessions', 'created_at', email);
    const change = (nonce?: string) =>
      client.auth.updateUser({
        password: other,
        current_password: password,
        ...(nonce !== undefined && { nonce }),
      });
    expect((await change()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const mail = await mailTo(email);
    expect(mail.html).toContain('lang="fr"');
    expect(mail.text).not.toContain('#token_hash');
    const code = codeOf(mail);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await change(wrong)).error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await change(code)).error).toBeNull();
  });

  it('is set by whoever has none', async () => {
    const email = newEmail();
    const service = await backend.as('service_role');
    await service.auth.admin.createUser({ email, email_confirm: true });
    const { data } = await service.auth.admin.generateLink({ type: 'magiclink', email });
    const client = newClient();
    await client.auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'magiclink' });
    expect(await credentialsOf(client)).toMatchObject({ hasPassword: false });
    expect((await client.auth.updateUser({ password: other })).error).toBeNull();
    expect(await credentialsOf(client)).toMatchObject({ hasPassword: true });
  });
});

describe('what anybody can make the service mail', () => {
  it.each([
    ['a code', (client: SupabaseClient, email: string) => client.auth.signInWithOtp({ email }), 'magiclink'],
    [
      'a recovery',
      (client: SupabaseClient, email: string) => client.auth.resetPasswordForEmail(email),
      'recovery',
    ],
  ] as const)('%s is in our words and leads to our page', async (_name, ask, type) => {
    const { email } = await holder('zh');
    expect((await ask(newClient(), email)).error).toBeNull();
    const mail = await mailTo(email);
    expect(mail.html).toContain('lang="zh"');
    const link = linkOf(mail);
    expect(link.pathname).toBe('/zh/login');
    expect(new URLSearchParams(link.hash.slice(1)).get('type')).toBe(type);
    expect((await newClient().auth.verifyOtp({ token_hash: proofOf(mail), type })).error).toBeNull();
  });
});
