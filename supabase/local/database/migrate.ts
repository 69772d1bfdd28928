import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './open-database.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** As the Supabase CLI names them: when it was made, and what it brings. */
const migrationName = /^(\d+)_(.+)\.sql$/;

interface Migration {
  readonly file: string;
  readonly version: string;
  readonly name: string;
  readonly statements: string;
  readonly hash: string;
}

/** Which text was applied for which version: until the first deploy, migrations are edited in place. */
const bookkeeping = `
  create table if not exists supabase_migrations.applied_texts (version text primary key, hash text not null)`;

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own, and
 * returns their names. A failing one leaves nothing behind and is named in the error.
 * @throws Error with a sentence for people when the database was made by other migrations than these.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  await database.driver.exec(bookkeeping);
  const migrations = await readMigrations(folder);
  const { rows } = await database.driver.query<{ version: string; hash: string | null }>(
    `select version, hash from supabase_migrations.schema_migrations
       left join supabase_migrations.applied_texts using (version)
     order by version`,
  );
  for (const { version, hash } of rows) {
    const migration = migrations.find((candidate) => candidate.version === version);
    if (migration?.hash !== hash) throw new Error(otherMigrations(migration?.file ?? version));
  }
  const done = new Set(rows.map((row) => row.version));
  const lacking = migrations.filter(({ version }) => !done.has(version));
  for (const migration of lacking) await apply(database, migration);
  return lacking.map(({ file }) => file);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).toSorted((one, other) => one.localeCompare(other))) {
    const [, version, name] = migrationName.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    const statements = await readFile(join(folder, file), 'utf8');
    const hash = createHash('sha256').update(statements).digest('hex');
    migrations.push({ file, version, name, statements, hash });
  }
  return migrations;
}

async function apply(
  database: Database,
  { file, version, name, statements, hash }: Migration,
): Promise<void> {
  await database.driver
    .transaction(async (transaction) => {
      await transaction.exec(statements);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [version, name],
      );
      await transaction.query(
        'insert into supabase_migrations.applied_texts (version, hash) values ($1, $2)',
        [version, hash],
      );
    })
    .catch((error: unknown) => {
      throw new Error(`Migration ${file} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
}

const otherMigrations = (which: string) =>
  `This data was made by other migrations than these: ${which} was changed or removed since. ` +
  'Remove the data folder (.vakman) to begin with empty data, or choose another folder by VAKMAN_DATA.';
