import { useSyncExternalStore } from 'react';
import { authClient } from './auth-client.ts';
import { createSessionStore, type SessionState } from './session.ts';

const store = createSessionStore(authClient);

/** Whether somebody is signed in; renders anew when that changes, in this tab or in another. */
export function useSession(): SessionState {
  return useSyncExternalStore(store.subscribe, store.get);
}
