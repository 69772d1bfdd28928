import { addresses } from '../../generated/addresses.ts';
import { createAuthClient } from './create-auth-client.ts';
import { turnsOfTabs } from './refresh-turns.ts';
import { browserStorage } from './stored-session.ts';

const { client, store } = createAuthClient({
  url: addresses.supabaseUrl,
  publishableKey: addresses.supabasePublishableKey,
  storage: browserStorage(),
  turns: turnsOfTabs('vakman-session'),
});

/** The client of this page, the only one there is. */
export const authClient = client;

/** What this page knows of the session. */
export const sessionStore = store;
