import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { createSessionStore } from './session.ts';

type Tell = (event: AuthChangeEvent, session: Session | null) => void;

/** A store, and how its client tells it that something happened. */
function followed(background: Parameters<typeof createSessionStore>[1]) {
  let tell: Tell = () => {};
  const client = { onAuthStateChange: (listener: Tell) => void (tell = listener) };
  const store = createSessionStore(client as never, background);
  return { store, tell: (...what: Parameters<Tell>) => tell(...what) };
}

const session = {
  user: { id: '33333333-3333-4333-8333-333333333333', email: 'o.koval@mail.example' },
} as Session;

test('who signs out in another tab is out here before the storage shows it', () => {
  const { store, tell } = followed({ isKept: () => true, wasRefused: () => false });
  tell('INITIAL_SESSION', session);
  tell('SIGNED_OUT', null);
  expect(store.get()).toEqual({ kind: 'signed-out', because: 'left' });
});

test('a session that is kept but could not be taken up is not over', () => {
  const { store, tell } = followed({ isKept: () => true, wasRefused: () => false });
  tell('INITIAL_SESSION', null);
  expect(store.get()).toEqual({ kind: 'unreachable' });
});
