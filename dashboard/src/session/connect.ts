import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { addresses } from '../../generated/addresses.ts';
import { authClient } from './auth-client.ts';

let isDistrusted = false;

/** Has the token refreshed before it is used again, because the backend did not take it. */
export function distrustSession(): void {
  isDistrusted = true;
}

/**
 * How the page speaks to the backend now: for whoever is signed in, with a token that was refreshed where it had to be.
 *
 * @throws {BackendError} where it could not be refreshed: as a visitor, somebody would be told that he has nothing.
 */
export async function connect(): Promise<Connection> {
  const ask = isDistrusted ? () => authClient.refreshSession() : () => authClient.getSession();
  isDistrusted = false;
  const { data, error } = await ask();
  if (error) throw new BackendError(error.message, { status: error.status ?? 0, cause: error });
  const visitor = { url: addresses.supabaseUrl, publishableKey: addresses.supabasePublishableKey };
  return data.session ? { ...visitor, accessToken: data.session.access_token } : visitor;
}
