import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { dossierSchema } from '@vakman/domain/dossier/dossier.answers';
import { generousLimits } from '../support/generous-limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    settings: { ...generousLimits, sign_in_mails_per_sender_and_mailbox_an_hour: 5 },
  });
});
beforeEach(async () => {
  await backend.database.exec('delete from private.rate_events');
  await fetch(`${backend.mailUrl}/api/mails`, { method: 'DELETE' });
});
afterAll(() => backend.remove());

const ask = (body: unknown, init: RequestInit = {}) =>
  fetch(`${backend.apiUrl}/functions/v1/request-sign-in`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });

const mails = async (to: string) => {
  const all = (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];
  return all.filter((mail) => mail.to.includes(to));
};
async function mailTo(email: string): Promise<Mail> {
  await expect.poll(() => mails(email), { timeout: 60_000 }).toHaveLength(1);
  const [mail] = await mails(email);
  if (mail === undefined) throw new Error('The mail went.');
  return mail;
}
const codeOf = ({ text }: Mail) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const linkOf = ({ text }: Mail) => new URL(/http\S+#\S+/.exec(text)?.[0] ?? '');
const newEmail = () => `${crypto.randomUUID()}@example.org`;

/** Somebody who asked for a quote, and has no account. */
async function applicant(): Promise<string> {
  const email = newEmail();
  await (await backend.as('anon')).from('quote_requests').insert(quoteRequestRow({ email }));
  return email;
}
/** Somebody who has an account. */
async function holder(): Promise<string> {
  const email = newEmail();
  await (await backend.as('service_role')).auth.admin.createUser({ email, email_confirm: true });
  return email;
}
const newClient = () =>
  createClient(backend.apiUrl, backend.publishableKey, { auth: { persistSession: false } });
const accountsOf = async (email: string) =>
  (await backend.database.query('select email_confirmed_at from auth.users where email = $1', [email])).rows;

const question = (email: string) => ({ email, language: 'en', purpose: 'code' });

describe('asking for a way in', () => {
  it('answers the same whoever has the address', async () => {
    const answers = await Promise.all(
      [await holder(), await applicant(), newEmail()].map(async (email) => {
        const response = await ask(question(email));
        const headers = Object.fromEntries(response.headers);
        return [response.status, await response.text(), { ...headers, date: '' }];
      }),
    );
    expect(answers[0]?.[0]).toBe(202);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('mails nobody, and makes no account, where the address is unknown', async () => {
    const [email, other] = [newEmail(), await holder()];
    await ask(question(email));
    await ask(question(other));
    await mailTo(other);
    expect(await mails(email)).toEqual([]);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('mails a code to whoever has an account, which signs in once', async () => {
    const email = await holder();
    await ask(question(` ${email.toUpperCase()} `));
    const token = codeOf(await mailTo(email));
    const { data } = await newClient().auth.verifyOtp({ email, token, type: 'email' });
    expect(data.user?.email).toBe(email);
    const again = await newClient().auth.verifyOtp({ email, token, type: 'email' });
    expect(again.error).toMatchObject({ code: 'otp_expired' });
  });

  it('gives an account to whoever has a request, which his code confirms and which shows it', async () => {
    const email = await applicant();
    await ask(question(email));
    const token = codeOf(await mailTo(email));
    expect(await accountsOf(email)).toEqual([{ email_confirmed_at: null }]);
    const client = newClient();
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    const { data } = await client.rpc('read_dossier');
    expect(dossierSchema.parse(data).requests).toHaveLength(1);
    expect(await accountsOf(email)).toEqual([{ email_confirmed_at: expect.anything() }]);
  });

  it('leads by its link to the page in the language of the reader, with all that proves him behind the hash', async () => {
    const email = await applicant();
    await ask({ ...question(email), language: 'zh' });
    const link = linkOf(await mailTo(email));
    expect(link.pathname).toBe('/zh/login');
    expect(link.search).toBe('');
    const values = new URLSearchParams(link.hash.slice(1));
    expect(values.get('type')).toBe('magiclink');
    const token_hash = values.get('token_hash') ?? '';
    expect((await newClient().auth.verifyOtp({ token_hash, type: 'magiclink' })).data.user?.email).toBe(
      email,
    );
  });

  it('speaks the language of the account, whatever page it was asked on', async () => {
    const email = await applicant();
    await ask({ ...question(email), language: 'fr' });
    await mailTo(email);
    await fetch(`${backend.mailUrl}/api/mails`, { method: 'DELETE' });
    await ask({ ...question(email), language: 'de' });
    expect(linkOf(await mailTo(email)).pathname).toBe('/fr/login');
  });

  it('leads to another password', async () => {
    const email = await applicant();
    await ask({ ...question(email), purpose: 'recovery' });
    const token = codeOf(await mailTo(email));
    const client = newClient();
    expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    const password = 'a password of four words';
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await newClient().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('mails no more than five times, though it is asked forty times at once', async () => {
    const email = await holder();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(question(email))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await expect.poll(() => mails(email), { timeout: 60_000 }).toHaveLength(5);
    const other = await holder();
    await ask(question(other));
    await mailTo(other);
    expect(await mails(email)).toHaveLength(5);
  });

  it('makes one account of two questions at once', async () => {
    const email = await applicant();
    await Promise.all([ask(question(email)), ask(question(email))]);
    await expect.poll(() => mails(email), { timeout: 60_000 }).toHaveLength(2);
    expect(await accountsOf(email)).toHaveLength(1);
  });
});

describe('what is no question', () => {
  const good = question('somebody@example.org');
  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', []],
    ['no address', { ...good, email: 'somebody' }],
    ['two addresses', { ...good, email: 'a@example.org, b@example.org' }],
    ['a line break in it', { ...good, email: 'a@example.org\r\nBcc: b@example.org' }],
    ['another language', { ...good, language: 'xx' }],
    ['the name of a method', { ...good, language: 'toString' }],
    ['another purpose', { ...good, purpose: 'invite' }],
    ['a number', { ...good, email: 1 }],
    ['something endless', { ...good, email: `${'a'.repeat(5000)}@example.org` }],
  ])('%s is refused', async (_what, body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('is told to pages of the site, which ask from another origin', async () => {
    const { status, headers } = await ask('', { method: 'OPTIONS', body: null });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect((await ask('', { method: 'GET', body: null })).status).toBe(405);
  });
});

it('a sender who asks too often is told so, whoever has the address', async () => {
  await backend.database.exec('update private.settings set sign_ins_per_address_an_hour = 2');
  const statuses: number[] = [];
  const email = await holder();
  for (const one of [newEmail(), email, newEmail(), email]) statuses.push((await ask(question(one))).status);
  await backend.database.exec('update private.settings set sign_ins_per_address_an_hour = 100000');
  expect(statuses).toEqual([202, 202, 429, 429]);
});
