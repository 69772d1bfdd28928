import type { Connection } from '@vakman/supabase/client/connection';
import { addresses } from '../generated/addresses.ts';

/** The backend of this build of the kit, to which every widget speaks. */
export const connection: Connection = {
  url: addresses.supabaseUrl,
  publishableKey: addresses.supabasePublishableKey,
};
