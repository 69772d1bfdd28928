import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { addresses } from '../../generated/addresses.ts';
import { authClient, sessionStore } from './auth-client.ts';
import { signOut } from './sign-out.ts';

let isDistrusted = false;

/** Has the token refreshed before it is used again, because the backend did not take it. */
export function distrustSession(): void {
  isDistrusted = true;
}

/**
 * How the page speaks to the backend now: for whoever is signed in, with a token that was refreshed where it had to be.
 *
 * @throws {BackendError} where it could not be refreshed, or another tab has signed out: as a visitor, somebody would
 *   be told that he has nothing.
 */
export async function connect(): Promise<Connection> {
  const ask = isDistrusted ? () => authClient.refreshSession() : () => authClient.getSession();
  isDistrusted = false;
  const { data, error } = await ask();
  if (error) throw new BackendError(error.message, { status: error.status ?? 0, cause: error });
  if (!data.session && sessionStore.get().kind === 'signed-in') {
    // A tab that slept did not hear it; what it still shows is nobody's to see.
    await signOut();
    throw new BackendError('Signed out meanwhile', { status: 403 });
  }
  const visitor = { url: addresses.supabaseUrl, publishableKey: addresses.supabasePublishableKey };
  return data.session ? { ...visitor, accessToken: data.session.access_token } : visitor;
}
