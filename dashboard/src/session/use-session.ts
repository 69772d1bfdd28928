import { useSyncExternalStore } from 'react';
import { sessionStore } from './auth-client.ts';
import type { SessionState } from './session.ts';

/** Whether somebody is signed in; renders anew when that changes, in this tab or in another. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}
