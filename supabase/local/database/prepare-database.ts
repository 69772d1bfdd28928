import type { App } from '@supabase/lite';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import type { Database } from './open-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';

/**
 * Brings a database up to date: what a hosted project comes with, the migrations it lacks, and, once, the
 * demo accounts. A first start that was broken off is finished by the next one.
 * @returns names of the migrations that were applied.
 */
export async function prepareDatabase(app: App, database: Database): Promise<string[]> {
  if (!(await isSeeded(database))) {
    await app.ensureSystemSchema();
    await database.driver.exec(await readFile(join(import.meta.dirname, 'system.sql'), 'utf8'));
  }
  const applied = await migrate(database);
  await seedDemoAccounts(database);
  return applied;
}

/** Seeding is the last step, so all before it was done. */
async function isSeeded(database: Database): Promise<boolean> {
  const table = await database.driver.query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.seed_files') is not null as exists`,
  );
  if (table.rows[0]?.exists !== true) return false;
  const { rows } = await database.driver.query('select from supabase_migrations.seed_files');
  return rows.length > 0;
}
