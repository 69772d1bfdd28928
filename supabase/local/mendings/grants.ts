import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Keeps the grants of the migrations: at its first request the library would grant everything on every
 * table with row level security to all roles, and column grants would mean nothing.
 */
export function keepGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
