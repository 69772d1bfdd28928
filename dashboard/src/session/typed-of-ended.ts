import { useEffect } from 'react';
import { keepTyped, putBackTyped } from '../router/typed-text.ts';
import type { SessionStore } from './session.ts';

/** Keeps what stands in the fields where a session ends by itself, before the sign-in takes the place of the page. */
export function keepTypedOfEnded(store: SessionStore): void {
  let before = store.get();
  store.subscribe(() => {
    const state = store.get();
    if (before.kind === 'signed-in' && state.kind === 'signed-out' && state.because === 'ended')
      keepTyped(document, sessionStorage, { path: location.pathname, userId: before.userId });
    before = state;
  });
}

/**
 * Puts it back once the same person is on the same page again.
 *
 * @param page which is shown now; undefined where what was typed is to wait for another.
 */
export function useTypedOfEnded(page: string | undefined, userId: string | undefined): void {
  useEffect(() => {
    const root = document.getElementById('dashboard');
    if (page === undefined || userId === undefined || !root) return;
    putBackTyped(root, sessionStorage, { path: location.pathname, userId });
  }, [page, userId]);
}
