import { findPostgresql } from '@vakman/commands/provide/provide-postgresql.ts';

/**
 * Folder of a PostgreSQL server's programs.
 *
 * @throws where there is none: nothing is tried then, and nothing is said to be proven.
 */
export function serverFolder(): string {
  const folder = findPostgresql();
  if (folder === undefined)
    throw new Error('There is no PostgreSQL server here; "pnpm test" says how to get one.');
  return folder;
}
