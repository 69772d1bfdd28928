import type { AuthClient, Session } from '@supabase/auth-js';

/** Whether somebody is signed in on this page. */
export type SessionState =
  | { readonly kind: 'loading' }
  /** Somebody is, as far as is known here, but nobody answers whether that still holds. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out'; readonly because: 'never-in' | 'left' | 'ended' }
  | { readonly kind: 'signed-in'; readonly userId: string; readonly email: string };

/** What pages may know of the session: its state, and when something happened to it. */
export interface SessionStore {
  /** The same object until the state changes. */
  readonly get: () => SessionState;
  /** @returns ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** What the client does not tell. */
export interface Background {
  /** Whether the browser still keeps a session. */
  readonly isKept: () => boolean;
  /** Whether the service refused to go on with the last one. */
  readonly wasRefused: () => boolean;
}

/** Follows the client, which recovers a stored session when it starts, and hears of other tabs. */
export function createSessionStore(
  client: Pick<InstanceType<typeof AuthClient>, 'onAuthStateChange'>,
  background: Background,
): SessionStore {
  let state: SessionState = { kind: 'loading' };
  const followers = new Set<() => void>();
  client.onAuthStateChange((event, session) => {
    // Another tab is heard before what it removed from the storage is seen to be gone.
    const isKept = () => event !== 'SIGNED_OUT' && background.isKept();
    const next = stateAfter(state, session, { ...background, isKept });
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

function stateAfter(
  before: SessionState,
  session: Session | null,
  { isKept, wasRefused }: Background,
): SessionState {
  if (session) return { kind: 'signed-in', userId: session.user.id, email: session.user.email ?? '' };
  if (isKept()) return before.kind === 'signed-in' ? before : { kind: 'unreachable' };
  if (before.kind === 'signed-out') return before;
  if (wasRefused()) return { kind: 'signed-out', because: 'ended' };
  return { kind: 'signed-out', because: before.kind === 'signed-in' ? 'left' : 'never-in' };
}

function same(one: SessionState, other: SessionState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
