import type { AuthClient, Session } from '@supabase/auth-js';

/** Whether somebody is signed in on this page. */
export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out'; readonly because: 'never-in' | 'left' }
  | { readonly kind: 'signed-in'; readonly userId: string; readonly email: string };

/** What pages may know of the session: its state, and when something happened to it. */
export interface SessionStore {
  /** The same object until the state changes. */
  readonly get: () => SessionState;
  /** @returns ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Follows the client, which recovers a stored session when it starts, and hears of other tabs. */
export function createSessionStore(
  client: Pick<InstanceType<typeof AuthClient>, 'onAuthStateChange'>,
): SessionStore {
  let state: SessionState = { kind: 'loading' };
  const followers = new Set<() => void>();
  client.onAuthStateChange((_event, session) => {
    const next = stateAfter(state, session);
    if (same(state, next)) return;
    state = next;
    for (const tell of followers) tell();
  });
  return {
    get: () => state,
    subscribe(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
}

function stateAfter(before: SessionState, session: Session | null): SessionState {
  if (session) return { kind: 'signed-in', userId: session.user.id, email: session.user.email ?? '' };
  return { kind: 'signed-out', because: before.kind === 'signed-in' ? 'left' : 'never-in' };
}

function same(one: SessionState, other: SessionState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
