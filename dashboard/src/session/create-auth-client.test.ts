import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerJson,
  lifetime,
  newSession,
  startAuthService,
  user,
  type AuthService,
} from '../../fixtures/auth-service.ts';
import { createAuthClient } from './create-auth-client.ts';
import { memoryStorage, storedSession } from './stored-session.ts';

const hour = 3_600_000;
const realTimeout = setTimeout;
const wait = (milliseconds: number) => new Promise((resolve) => realTimeout(resolve, milliseconds));

let service: AuthService;
let storage = memoryStorage();
let last: Promise<void>;
let waiting = 0;
let late: NodeJS.Timeout[] = [];
let opened: { readonly client: { stopAutoRefresh(): Promise<void> } }[] = [];

/** One after another, as the tabs of a browser. */
function turns(act: (waited: boolean) => Promise<void>): Promise<void> {
  const waited = waiting > 0;
  waiting += 1;
  const mine = last.then(() => act(waited)).finally(() => (waiting -= 1));
  last = mine.catch(() => {});
  return mine;
}

function open(seen = storage) {
  const tab = createAuthClient({ url: service.url, publishableKey: 'key', storage: seen, turns });
  opened.push(tab);
  return tab;
}

/** What one tab sees of the storage: the others' changes come to it somewhat later. */
function seenLate(): typeof storage {
  const own = memoryStorage();
  const copy = () => {
    const text = storage.getItem(sessionKey);
    if (text === null) own.removeItem(sessionKey);
    else own.setItem(sessionKey, text);
  };
  copy();
  late.push(setInterval(copy, 150));
  return {
    getItem: own.getItem,
    setItem: (key, text) => (own.setItem(key, text), storage.setItem(key, text)),
    removeItem: (key) => (own.removeItem(key), storage.removeItem(key)),
  };
}

/** Keeps a session that ends in some seconds, by the clock of the computer. */
function keep(endsIn: number) {
  const session = { ...newSession(), expires_at: Math.floor(Date.now() / 1000) + endsIn };
  storage.setItem(sessionKey, JSON.stringify(session));
  return session;
}

const refreshes = () => service.asked.filter((asked) => asked.includes('refresh_token'));
const known = ({ store }: ReturnType<typeof open>) =>
  vi.waitFor(() => {
    expect(store.get().kind).not.toBe('loading');
    return store.get();
  });
const signedIn = { kind: 'signed-in', userId: user.id, email: user.email };

beforeEach(async () => {
  service = await startAuthService();
  storage = memoryStorage();
  last = Promise.resolve();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(opened.map(({ client }) => client.stopAutoRefresh()));
  opened = [];
  late.forEach((interval) => clearInterval(interval));
  late = [];
  await service.close();
});

test('a kept session is taken up again without asking anybody', async () => {
  keep(lifetime);
  expect(await known(open())).toEqual(signedIn);
  expect(service.asked).toEqual([]);
});

test('a session is refreshed ahead of its end', async () => {
  const { refresh_token: before } = keep(60);
  expect(await known(open())).toEqual(signedIn);
  expect(refreshes()).toHaveLength(1);
  expect(storedSession(storage)?.refresh_token).not.toBe(before);
});

test('of twenty tabs one refreshes, and all have the session that it got', async () => {
  keep(60);
  const tabs = Array.from({ length: 20 }, open);
  for (const tab of tabs) expect(await known(tab)).toEqual(signedIn);
  expect(refreshes()).toHaveLength(1);
  for (const { client } of tabs) {
    const { data } = await client.getSession();
    expect(data.session?.refresh_token).toBe(storedSession(storage)?.refresh_token);
  }
});

test('a tab that sees late what another one stored asks for none of its own', async () => {
  keep(60);
  for (const tab of [open(seenLate()), open(seenLate()), open(seenLate())])
    expect(await known(tab)).toEqual(signedIn);
  expect(refreshes()).toHaveLength(1);
});

test('text that is no session is none', async () => {
  storage.setItem(sessionKey, '{"half');
  expect(await known(open())).toEqual({ kind: 'signed-out', because: 'never-in' });
});

test.each([
  [400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }],
  [403, { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' }],
  [401, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }],
])('a refusal for good (%d) ends the session, and says that it ended', async (status, body) => {
  keep(-60);
  service.onRefresh = answerJson(status, body);
  expect(await known(open())).toEqual({ kind: 'signed-out', because: 'ended' });
  expect(storage.getItem(sessionKey)).toBeNull();
});

describe('a session that was ended on another device', () => {
  const ended = answerJson(403, { error_code: 'session_not_found', msg: 'Session does not exist' });

  test('ends here with the first change that is refused for it', async () => {
    keep(lifetime);
    const tab = open();
    await known(tab);
    service.onChange = ended;
    service.onSignOut = ended;
    const { error } = await tab.client.updateUser({ data: { language: 'uk' } });
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
    await vi.waitFor(() => expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'ended' }));
    expect(storage.getItem(sessionKey)).toBeNull();
  });

  test.each([
    ['another refusal', answerJson(403, { error_code: 'insufficient_aal' })],
    ['the page of some network', answerPage],
  ] as const)('is another than one that got %s', async (_name, answer) => {
    keep(lifetime);
    const tab = open();
    await known(tab);
    service.onChange = answer;
    expect((await tab.client.updateUser({ data: { language: 'uk' } })).error).not.toBeNull();
    expect(tab.store.get()).toEqual(signedIn);
  });

  test('is no end of the one that another tab has meanwhile', async () => {
    keep(lifetime);
    const tab = open();
    await known(tab);
    service.onChange = (response) => {
      keep(lifetime);
      ended(response);
    };
    await tab.client.updateUser({ data: { language: 'uk' } });
    expect(tab.store.get()).toEqual(signedIn);
    expect(storedSession(storage)).toBeDefined();
  });
});

function answerPage(response: Parameters<NonNullable<AuthService['onRefresh']>>[0]) {
  response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Wi-Fi</h1>');
}

describe('a session is kept while nobody says that it is over', () => {
  /** Lets the client try as long as it wants to. */
  async function afterAllTries(tab: ReturnType<typeof open>) {
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
    const { refresh_token: kept } = keep(-60);
    service.onRefresh = answer;
    expect(await afterAllTries(open())).toEqual({ kind: 'unreachable' });
    expect(storedSession(storage)?.refresh_token).toBe(kept);

    vi.useRealTimers();
    service.onRefresh = undefined;
    expect(await known(open())).toEqual(signedIn);
  });
});

describe.each([
  ['ahead', 2 * hour],
  ['behind', -2 * hour],
])('with the clock of the computer two hours %s', (_name, wrong) => {
  test('a session lasts as long as it does, and is refreshed once it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrong });
    const { client } = open();
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

describe('signing out', () => {
  test('here ends it here, though the service may not hear of it', async () => {
    keep(lifetime);
    service.onSignOut = answerJson(503, {});
    const tab = open();
    await known(tab);
    await tab.client.signOut({ scope: 'local' });
    expect(service.asked).toEqual(['POST /logout?scope=local']);
    expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'left' });
    expect(storage.getItem(sessionKey)).toBeNull();
  });

  test('everywhere ends it here too', async () => {
    keep(lifetime);
    const tab = open();
    await known(tab);
    expect(await tab.client.signOut({ scope: 'global' })).toEqual({ error: null });
    expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'left' });
  });

  test('everywhere says so where the service did not hear of it', async () => {
    keep(lifetime);
    service.onSignOut = answerJson(503, {});
    const tab = open();
    await known(tab);
    expect(await tab.client.signOut({ scope: 'global' })).toMatchObject({ error: { status: 503 } });
    expect(tab.store.get()).toEqual(signedIn);
  });

  test('elsewhere leaves it as it is here', async () => {
    keep(lifetime);
    const tab = open();
    await known(tab);
    await tab.client.signOut({ scope: 'others' });
    expect(service.asked).toEqual(['POST /logout?scope=others']);
    expect(tab.store.get()).toEqual(signedIn);
  });

  test('after a session that had ended is no end of the new one', async () => {
    keep(-60);
    service.onRefresh = answerJson(400, { error_code: 'refresh_token_not_found' });
    const tab = open();
    expect(await known(tab)).toEqual({ kind: 'signed-out', because: 'ended' });
    await tab.client.signInWithPassword({ email: user.email, password: 'correct horse' });
    expect(tab.store.get()).toEqual(signedIn);
    await tab.client.signOut({ scope: 'local' });
    expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'left' });
  });
});
