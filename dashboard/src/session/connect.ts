import type { Connection } from '@vakman/supabase/client/connection';
import { addresses } from '../../generated/addresses.ts';
import { authClient } from './auth-client.ts';

/** How the page speaks to the backend now: for whoever is signed in, with a token that was refreshed where it had to be. */
export async function connect(): Promise<Connection> {
  const { data } = await authClient.getSession();
  const visitor = { url: addresses.supabaseUrl, publishableKey: addresses.supabasePublishableKey };
  return data.session ? { ...visitor, accessToken: data.session.access_token } : visitor;
}
