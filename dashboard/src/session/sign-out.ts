import type { AuthError, SignOut } from '@supabase/auth-js';
import { authClient } from './auth-client.ts';

/**
 * Ends the session here, on all other devices, or on all.
 *
 * @returns an error where the backend could not be told. Here it has ended all the same; elsewhere, and where all were to
 *   end, it has not.
 */
export function signOut(
  scope: NonNullable<SignOut['scope']> = 'local',
): Promise<{ readonly error: AuthError | null }> {
  return authClient.signOut({ scope });
}
