import type { Connection } from '@vakman/supabase/client/connection';
import { endSession, listSessions } from '@vakman/supabase/client/sessions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from auth.sessions'));

interface SignedIn extends Connection {
  readonly refreshToken: string;
}

const auth = (path: string, body: object, userAgent = 'Test') =>
  fetch(`${backend.apiUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      'user-agent': userAgent,
      'x-forwarded-for': '203.0.113.77',
    },
    body: JSON.stringify(body),
  });

async function signIn(role: 'customer' | 'employee', userAgent?: string): Promise<SignedIn> {
  const { email, password } = demoAccount(role);
  const answer = await auth('token?grant_type=password', { email, password }, userAgent);
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  return { ...backend.visitor, accessToken: session.access_token, refreshToken: session.refresh_token };
}

test('everybody sees his own devices, and which one he asks from', async () => {
  const [phone, laptop] = [await signIn('customer', 'Phone'), await signIn('customer', 'Laptop')];
  await signIn('employee', 'Office');
  const seen = await listSessions(phone);
  expect(seen.map(({ user_agent, current }) => [user_agent, current])).toEqual(
    expect.arrayContaining([
      ['Phone', true],
      ['Laptop', false],
    ]),
  );
  expect(seen).toHaveLength(2);
  expect((await listSessions(laptop)).find(({ current }) => current)?.user_agent).toBe('Laptop');
});

test('of an address its network is told, and what a browser claims of it is not believed', async () => {
  const [session] = await listSessions(await signIn('customer'));
  expect(session?.network).toBe('127.0.0.0/24');
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
  [null, null],
])('the network of %s is %s', async (address, network) => {
  const { rows } = await backend.database.query('select private.network_of($1)::text as network', [address]);
  expect(rows).toEqual([{ network }]);
});

test('a device that is signed out goes on no more, and the others do', async () => {
  const [here, lost] = [await signIn('customer', 'Here'), await signIn('customer', 'Lost')];
  const found = (await listSessions(here)).find(({ user_agent }) => user_agent === 'Lost');
  await endSession(here, found?.id ?? '');
  expect((await listSessions(here)).map(({ user_agent }) => user_agent)).toEqual(['Here']);
  const refresh = ({ refreshToken }: SignedIn) =>
    auth('token?grant_type=refresh_token', { refresh_token: refreshToken });
  expect((await refresh(lost)).ok).toBe(false);
  expect((await refresh(here)).ok).toBe(true);
  await expect(endSession(here, found?.id ?? '')).rejects.toMatchObject({ code: 'PT404' });
});

test('nobody signs out a device of another', async () => {
  const [mine, others] = [await signIn('customer'), await signIn('employee')];
  const [session] = await listSessions(others);
  await expect(endSession(mine, session?.id ?? '')).rejects.toMatchObject({ code: 'PT404' });
  expect(await listSessions(others)).toHaveLength(1);
});

test('an hour later a refreshed device was used later than one that was not', async () => {
  const [idle, used] = [await signIn('customer', 'Idle'), await signIn('customer', 'Used')];
  await backend.database.exec(`update auth.sessions set created_at = now() - interval '2 hours',
    refreshed_at = case user_agent when 'Used' then now() at time zone 'UTC' - interval '1 hour' end`);
  expect((await listSessions(idle)).map(({ user_agent }) => user_agent)).toEqual(['Used', 'Idle']);
  expect((await listSessions(used))[0]?.current).toBe(true);
});
