import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { providePackages } from './provide-packages.ts';

/**
 * Sees to it that a PostgreSQL server can load the extension by which the Supabase CLI looks for errors in functions;
 * it is installed first where that is allowed.
 *
 * @param programs folder that holds `postgres` and `pg_config`.
 * @throws {SentenceError} that says what to install.
 */
export function providePlpgsqlCheck(programs: string): void {
  const version = /\(PostgreSQL\) (\d+)/.exec(answerOf(programs, 'postgres', '--version'))?.[1] ?? '';
  providePackages({
    name: 'plpgsql_check',
    packages: [`postgresql-${version}-plpgsql-check`],
    find: () => findControlFile(programs),
    advice: `The functions of the database are checked by plpgsql_check. Install it for PostgreSQL ${version}.`,
  });
}

/** By this file the server knows the extension. What stands on the path may be links to the folder of all programs. */
function findControlFile(programs: string): string | undefined {
  const folders = [programs, dirname(realpathSync(join(programs, 'postgres')))];
  return folders
    .map((folder) => join(answerOf(folder, 'pg_config', '--sharedir'), 'extension/plpgsql_check.control'))
    .find((file) => existsSync(file));
}

function answerOf(programs: string, program: string, question: string): string {
  return (spawnSync(join(programs, program), [question], { encoding: 'utf8' }).stdout ?? '').trim();
}
