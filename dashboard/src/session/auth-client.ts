import { AuthClient } from '@supabase/auth-js';
import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import { requestTimeout } from '@vakman/supabase/client/connection';
import { addresses } from '../../generated/addresses.ts';

/**
 * The client of the sign-in service, the only one there is: it keeps the session in local storage, refreshes it ahead of
 * time, and tells the other tabs. Links never hand it a session by themselves; a page reads them, and a press sends them.
 */
export const authClient = new AuthClient({
  url: `${addresses.supabaseUrl}/auth/v1`,
  headers: { apikey: addresses.supabasePublishableKey },
  storageKey: sessionKey,
  detectSessionInUrl: false,
  fetch: (input, init) =>
    fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeout) }),
});
