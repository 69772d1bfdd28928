import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { createApp } from '../create-app.ts';
import { migrationsFolder } from '../database/migrate.ts';
import { initQuietly } from '../mendings/quiet-start.ts';
import { startCluster } from './cluster.ts';

/** A real PostgreSQL with all that a hosted project has in its database, and with the migrations. */
export interface HostedDatabase {
  /** Sessions of the superuser. */
  readonly sql: postgres.Sql;
  /** Ends it, and leaves nothing behind. */
  remove(): Promise<void>;
}

/**
 * Starts a server and prepares its database.
 *
 * @param programs folder that holds `initdb` and `postgres`.
 * @param sessions at most as many at once.
 */
export async function startHostedDatabase(programs: string, sessions: number): Promise<HostedDatabase> {
  const cluster = await startCluster(programs);
  const options = { host: cluster.socketFolder, user: 'postgres', onnotice: () => undefined };
  const sql = postgres({ ...options, database: 'postgres', max: sessions });
  const remove = async () => {
    await sql.end({ timeout: 0 });
    await cluster.remove();
  };
  try {
    await makeSystemSchemas(options, cluster.socketFolder);
    await sql.file(join(import.meta.dirname, '../database/system.sql')).simple();
    await applyMigrations(sql);
  } catch (error) {
    await remove();
    throw error;
  }
  return { sql, remove };
}

/** Tables of the auth and storage services, as the library makes them. */
async function makeSystemSchemas(
  postgresOptions: postgres.Options<Record<string, postgres.PostgresType>>,
  dataFolder: string,
): Promise<void> {
  const connection = createPostgresConnection({ postgresOptions });
  const app = createApp(connection, { dataFolder, siteUrl: '', sendMail: () => undefined });
  try {
    await initQuietly(app);
    await app.ensureSystemSchema();
  } finally {
    await connection.close();
  }
}

async function applyMigrations(sql: postgres.Sql): Promise<void> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const file of files) {
    const statements = await readFile(join(migrationsFolder, file), 'utf8');
    await sql.begin((transaction) => transaction.unsafe(statements).simple());
  }
}
