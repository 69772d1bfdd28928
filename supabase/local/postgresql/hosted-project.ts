import { join } from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import { createApp } from '../create-app.ts';
import { newKeys } from '../keys.ts';
import { initQuietly } from '../mendings/quiet-start.ts';
import { superuser, type Cluster } from './cluster.ts';

/** Gives a new server what a hosted project has before the first migration: roles, and the tables of the services. */
export async function prepareHostedProject(cluster: Cluster): Promise<void> {
  const connection = createPostgresConnection({
    postgresOptions: {
      host: cluster.socketFolder,
      user: superuser,
      database: 'postgres',
      onnotice: () => undefined,
    },
  });
  try {
    const app = createApp(connection, {
      dataFolder: cluster.socketFolder,
      keys: newKeys(),
      siteUrl: '',
      sendMail: () => undefined,
    });
    await initQuietly(app);
    await app.ensureSystemSchema();
    const sql: postgres.Sql = connection.driver;
    await sql.file(join(import.meta.dirname, 'hosted-project.sql')).simple();
  } finally {
    await connection.close();
  }
}
