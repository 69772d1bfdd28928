import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerJson, answerPage, lifetime, user } from '../../fixtures/auth-service.ts';
import { startTabs, type Tab, type Tabs } from '../../fixtures/tabs.ts';
import { storedSession } from './stored-session.ts';

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
afterEach(() => tabs.close());

describe('a session that was ended on another device', () => {
  const ended = answerJson(403, { error_code: 'session_not_found', msg: 'Session does not exist' });

  test('ends here with the first change that is refused for it', async () => {
    tabs.keep(lifetime);
    const tab = tabs.open();
    await known(tab);
    tabs.service.onChange = ended;
    tabs.service.onSignOut = ended;
    const { error } = await tab.client.updateUser({ data: { language: 'uk' } });
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
    await vi.waitFor(() => expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'ended' }));
    expect(tabs.storage.getItem(sessionKey)).toBeNull();
  });

  test.each([
    ['another refusal', answerJson(403, { error_code: 'insufficient_aal' })],
    ['the page of some network', answerPage],
  ] as const)('is another than one that got %s', async (_name, answer) => {
    tabs.keep(lifetime);
    const tab = tabs.open();
    await known(tab);
    tabs.service.onChange = answer;
    expect((await tab.client.updateUser({ data: { language: 'uk' } })).error).not.toBeNull();
    expect(tab.store.get()).toEqual(signedIn);
  });

  test('is no end of the one that another tab has meanwhile', async () => {
    tabs.keep(lifetime);
    const tab = tabs.open();
    await known(tab);
    tabs.service.onChange = (response) => {
      tabs.keep(lifetime);
      ended(response);
    };
    await tab.client.updateUser({ data: { language: 'uk' } });
    expect(tab.store.get()).toEqual(signedIn);
    expect(storedSession(tabs.storage)).toBeDefined();
  });
});

describe('signing out', () => {
  test('here ends it here, though the service may not hear of it', async () => {
    tabs.keep(lifetime);
    tabs.service.onSignOut = answerJson(503, {});
    const tab = tabs.open();
    await known(tab);
    await tab.client.signOut({ scope: 'local' });
    expect(tabs.service.asked).toEqual(['POST /logout?scope=local']);
    expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'left' });
    expect(tabs.storage.getItem(sessionKey)).toBeNull();
  });

  test('everywhere ends it here too', async () => {
    tabs.keep(lifetime);
    const tab = tabs.open();
    await known(tab);
    expect(await tab.client.signOut({ scope: 'global' })).toEqual({ error: null });
    expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'left' });
  });

  test('everywhere says so where the service did not hear of it', async () => {
    tabs.keep(lifetime);
    tabs.service.onSignOut = answerJson(503, {});
    const tab = tabs.open();
    await known(tab);
    expect(await tab.client.signOut({ scope: 'global' })).toMatchObject({ error: { status: 503 } });
    expect(tab.store.get()).toEqual(signedIn);
  });

  test('elsewhere leaves it as it is here', async () => {
    tabs.keep(lifetime);
    const tab = tabs.open();
    await known(tab);
    await tab.client.signOut({ scope: 'others' });
    expect(tabs.service.asked).toEqual(['POST /logout?scope=others']);
    expect(tab.store.get()).toEqual(signedIn);
  });

  test('after a session that had ended is no end of the new one', async () => {
    tabs.keep(-60);
    tabs.service.onRefresh = answerJson(400, { error_code: 'refresh_token_not_found' });
    const tab = tabs.open();
    expect(await known(tab)).toEqual({ kind: 'signed-out', because: 'ended' });
    await tab.client.signInWithPassword({ email: user.email, password: 'correct horse' });
    expect(tab.store.get()).toEqual(signedIn);
    await tab.client.signOut({ scope: 'local' });
    expect(tab.store.get()).toEqual({ kind: 'signed-out', because: 'left' });
  });
});
