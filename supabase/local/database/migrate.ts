import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './open-database.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** As the Supabase CLI names them: when it was made, and what it brings. */
const migrationName = /^(\d+)_(.+)\.sql$/;

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own, and
 * returns their names. A failing one leaves nothing behind and is named in the error.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const { rows } = await database.driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map((row) => row.version));
  const lacking = (await readdir(folder))
    .flatMap((file) => {
      const [, version, name] = migrationName.exec(file) ?? [];
      return version === undefined || done.has(version) ? [] : [{ file, version, name }];
    })
    .sort((one, other) => one.file.localeCompare(other.file));
  for (const { file, version, name } of lacking) {
    const statements = await readFile(join(folder, file), 'utf8');
    await database.driver
      .transaction(async (transaction) => {
        await transaction.exec(statements);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        );
      })
      .catch((error: unknown) => {
        throw new Error(
          `Migration ${file} failed: ${error instanceof Error ? error.message : String(error)}`,
          {
            cause: error,
          },
        );
      });
  }
  return lacking.map(({ file }) => file);
}
