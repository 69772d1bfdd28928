import { join } from 'node:path';
import { requestAccountDeletion, keepAccount } from '@vakman/supabase/client/account-deletion';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    // Only when a test asks.
    retrySeconds: 86_400,
  });
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database
    .exec(`delete from notifications; delete from private.known_places; delete from auth.sessions;
    delete from private.rate_events`),
);

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

async function newAccount(language: Language = 'nl') {
  const email = `${crypto.randomUUID()}@example.org`;
  const password = 'a few words in a row';
  const { data } = await (
    await backend.as('service_role')
  ).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { language },
  });
  const signIn = async (userAgent: string) => {
    const answer = await fetch(`${backend.apiUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        'user-agent': userAgent,
      },
      body: JSON.stringify({ email, password }),
    });
    const { access_token } = (await answer.json()) as { readonly access_token: string };
    return { ...backend.visitor, accessToken: access_token };
  };
  return { id: data.user?.id ?? '', email, signIn };
}

/** As the schedule does each minute; until nothing waits. */
async function send(): Promise<void> {
  await fetch(`${backend.apiUrl}/functions/v1/send-account-mails`, {
    method: 'POST',
    body: '{}',
    headers: { apikey: backend.secretKey },
  });
}
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
async function mailsTo(email: string): Promise<Mail[]> {
  const all = (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];
  return all.filter(({ to }) => to.includes(email));
}
async function mailTo(email: string): Promise<Mail | undefined> {
  await expect.poll(() => mailsTo(email), { timeout: 60_000, interval: 100 }).toHaveLength(1);
  return (await mailsTo(email))[0];
}
/** What waits or was sent, of one account. */
const kinds = async (id: string) => {
  const { rows } = await backend.database.query<{ kind: string }>(
    'select kind from notifications where user_id = $1',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

test('the first place of an account is no news, another one is mailed once', async () => {
  const { id, email, signIn } = await newAccount();
  await signIn(laptop);
  await send();
  await signIn(laptop.replaceAll('150', '151'));
  await send();
  await expect
    .poll(() => backend.database.query('select from private.known_places').then(({ rows }) => rows.length))
    .toBe(2);
  expect(await kinds(id)).toEqual([]);

  await signIn(phone);
  await signIn(phone);
  await send();
  const mail = await mailTo(email);
  expect(mail?.text).toContain('Safari, iPhone');
  expect(mail?.text).toContain('127.0.0.0/24');
  expect(mail?.text).toMatch(/\/profile#devices/);
  await send();
  expect(await kinds(id)).toEqual(['new-sign-in']);
});

test.each(languages)(
  'whoever asks to be deleted is told until when he may stay, in his language (%s)',
  async (language) => {
    const { email, signIn } = await newAccount(language);
    await requestAccountDeletion(await signIn(laptop));
    await send();
    const mail = await mailTo(email);
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.text).toMatch(/\/profile#delete-account/);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]|undefined/);
  },
);

test('whoever stays after all is not mailed that he leaves', async () => {
  const { id, signIn } = await newAccount();
  const connection = await signIn(laptop);
  await requestAccountDeletion(connection);
  await keepAccount(connection);
  await send();
  await expect.poll(() => kinds(id)).toEqual([]);
});

test('whoever asks twice is mailed once', async () => {
  const { id, signIn } = await newAccount();
  const connection = await signIn(laptop);
  await requestAccountDeletion(connection);
  await requestAccountDeletion(connection);
  expect(await kinds(id)).toEqual(['leaving']);
});

test('whose second factor an admin took away is told so', async () => {
  const { id, email } = await newAccount('uk');
  await backend.database.query(
    `insert into notifications (user_id, kind, details) values ($1, 'factor-removed', '{}')`,
    [id],
  );
  await send();
  const mail = await mailTo(email);
  expect(mail?.html).toContain('lang="uk"');
  expect(mail?.text).toMatch(/\/profile#second-factor/);
});
