import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './open-database.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Names of the migrations, oldest first. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own, and
 * returns their names. A failing one leaves nothing behind and is named in the error.
 */
export async function migrate(database: Database): Promise<string[]> {
  const { rows } = await database.driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map((row) => row.version));
  const files = (await migrationFiles()).filter((name) => !done.has(name.split('_')[0] ?? ''));
  for (const file of files) {
    const statements = await readFile(join(migrationsFolder, file), 'utf8');
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
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
  return files;
}
