import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerJson, answerPage, lifetime, user } from '../../fixtures/auth-service.ts';
import { startTabs, type Tab, type Tabs } from '../../fixtures/tabs.ts';
import { storedSession } from './stored-session.ts';

const hour = 3_600_000;
const realTimeout = setTimeout;
const wait = (milliseconds: number) => new Promise((resolve) => realTimeout(resolve, milliseconds));

const known = ({ store }: Tab) =>
  vi.waitFor(() => {
    expect(store.get().kind).not.toBe('loading');
    return store.get();
  });
const signedIn = { kind: 'signed-in', userId: user.id, email: user.email };

let tabs: Tabs;
beforeEach(async () => {
  tabs = await startTabs();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await tabs.close();
});

const refreshes = () => tabs.service.asked.filter((asked) => asked.includes('refresh_token'));

test('a kept session is taken up again without asking anybody', async () => {
  tabs.keep(lifetime);
  expect(await known(tabs.open())).toEqual(signedIn);
  expect(tabs.service.asked).toEqual([]);
});

test('a session is refreshed ahead of its end', async () => {
  const { refresh_token: before } = tabs.keep(60);
  expect(await known(tabs.open())).toEqual(signedIn);
  expect(refreshes()).toHaveLength(1);
  expect(storedSession(tabs.storage)?.refresh_token).not.toBe(before);
});

test('of twenty tabs one refreshes, and all have the session that it got', async () => {
  tabs.keep(60);
  const twenty = Array.from({ length: 20 }, () => tabs.open());
  for (const tab of twenty) expect(await known(tab)).toEqual(signedIn);
  expect(refreshes()).toHaveLength(1);
  for (const { client } of twenty) {
    const { data } = await client.getSession();
    expect(data.session?.refresh_token).toBe(storedSession(tabs.storage)?.refresh_token);
  }
});

test('a tab that sees late what another one stored asks for none of its own', async () => {
  tabs.keep(60);
  for (const tab of [tabs.open(tabs.seenLate()), tabs.open(tabs.seenLate()), tabs.open(tabs.seenLate())])
    expect(await known(tab)).toEqual(signedIn);
  expect(refreshes()).toHaveLength(1);
});

test('text that is no session is none', async () => {
  tabs.storage.setItem(sessionKey, '{"half');
  expect(await known(tabs.open())).toEqual({ kind: 'signed-out', because: 'never-in' });
});

test.each([
  [400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }],
  [403, { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' }],
  [401, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }],
])('a refusal for good (%d) ends the session, and says that it ended', async (status, body) => {
  tabs.keep(-60);
  tabs.service.onRefresh = answerJson(status, body);
  expect(await known(tabs.open())).toEqual({ kind: 'signed-out', because: 'ended' });
  expect(tabs.storage.getItem(sessionKey)).toBeNull();
});

describe('a session is kept while nobody says that it is over', () => {
  /** Lets the client try as long as it wants to. */
  async function afterAllTries(tab: Tab) {
    for (let tries = 0; tab.store.get().kind === 'loading' && tries < 200; tries += 1) {
      await wait(5);
      await vi.advanceTimersByTimeAsync(500);
    }
    return tab.store.get();
  }

  test.each([
    ['502', answerJson(502, {})],
    ['503', answerJson(503, {})],
    ['504', answerJson(504, {})],
    ['too many tries', answerJson(429, { error_code: 'over_request_rate_limit' })],
    ['the page of some network', answerPage],
    ['no connection', (response: { destroy(): void }) => response.destroy()],
  ] as const)('%s', async (_name, answer) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    // The client tells of what is provoked here.
    for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockReturnValue();
    const { refresh_token: kept } = tabs.keep(-60);
    tabs.service.onRefresh = answer;
    expect(await afterAllTries(tabs.open())).toEqual({ kind: 'unreachable' });
    expect(storedSession(tabs.storage)?.refresh_token).toBe(kept);

    vi.useRealTimers();
    tabs.service.onRefresh = undefined;
    expect(await known(tabs.open())).toEqual(signedIn);
  });
});

describe.each([
  ['ahead', 2 * hour],
  ['behind', -2 * hour],
])('with the clock of the computer two hours %s', (_name, wrong) => {
  test('a session lasts as long as it does, and is refreshed once it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrong });
    const { client } = tabs.open();
    await client.signInWithPassword({ email: user.email, password: 'correct horse' });
    for (let times = 0; times < 5; times += 1) {
      expect((await client.getSession()).data.session).not.toBeNull();
    }
    expect(refreshes()).toEqual([]);
    vi.setSystemTime(Date.now() + (lifetime - 30) * 1000);
    expect((await client.getSession()).data.session).not.toBeNull();
    expect(refreshes()).toHaveLength(1);
    expect((await client.getSession()).data.session).not.toBeNull();
    expect(refreshes()).toHaveLength(1);
  });
});
