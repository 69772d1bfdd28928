import type { Connection } from '@supabase/lite';

/**
 * Keeps the grants of the migrations: at its first request the library would grant everything on every
 * table with row level security to all roles, and column grants would mean nothing.
 */
export function keepGrants(connection: Connection): void {
  Object.assign(connection, { rlsState: 'active' });
}
