import type { SignOut } from '@supabase/auth-js';
import { authClient } from './auth-client.ts';

/** Ends the session here, on all other devices, or on all. Where the backend cannot be told, it ends here all the same. */
export async function signOut(scope: NonNullable<SignOut['scope']> = 'local'): Promise<void> {
  const { error } = await authClient.signOut({ scope });
  if (error && scope === 'local') await authClient.signOut({ scope: 'local' });
}
