import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import type postgres from 'postgres';
import { migrationsFolder } from '../database/migrate.ts';

/** Gives an empty database all that the one of a hosted project has: tables of the services, roles, and the migrations. */
export async function prepareHostedDatabase(app: App, sql: postgres.Sql): Promise<void> {
  await app.ensureSystemSchema();
  await sql.file(join(import.meta.dirname, '../database/system.sql')).simple();
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const file of files) {
    const statements = await readFile(join(migrationsFolder, file), 'utf8');
    await sql.begin((transaction) => transaction.unsafe(statements).simple());
  }
}
