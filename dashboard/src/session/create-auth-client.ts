import { AuthClient } from '@supabase/auth-js';
import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import { createAuthFetch } from './auth-fetch.ts';
import type { Turns } from './refresh-turns.ts';
import { createSessionStore } from './session.ts';
import { storedSession, type SessionStorage } from './stored-session.ts';

interface Place {
  /** Origin of the backend. */
  readonly url: string;
  readonly publishableKey: string;
  /** What all tabs share. */
  readonly storage: SessionStorage;
  readonly turns: Turns;
}

/**
 * A client of the sign-in service: it keeps the session in the storage, refreshes it ahead of time, and tells the other
 * tabs. Links never hand it a session by themselves; a page reads them, and a press sends them.
 */
export function createAuthClient({ url, publishableKey, storage, turns }: Place) {
  const stored = () => storedSession(storage);
  const speaking = createAuthFetch({
    stored,
    turns,
    fetch: (input, init) => fetch(input, init),
    onEnded: () => void client.signOut({ scope: 'local' }),
  });
  const client: InstanceType<typeof AuthClient> = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: sessionKey,
    storage,
    detectSessionInUrl: false,
    fetch: speaking.fetch,
  });
  const isKept = () => stored() !== undefined;
  return { client, store: createSessionStore(client, { isKept, wasRefused: speaking.wasRefused }) };
}
