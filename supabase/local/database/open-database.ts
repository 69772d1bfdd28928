import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { mendErrorCodes } from '../mendings/error-codes.ts';
import { keepGrants } from '../mendings/grants.ts';
import { isoTimestamps } from '../mendings/timestamps.ts';

export type Database = PgliteConnection;

/** Opens PostgreSQL on `<dataFolder>/postgres`; a new folder gets an empty database. */
export async function openDatabase(dataFolder: string): Promise<Database> {
  const url = join(dataFolder, 'postgres');
  mkdirSync(url, { recursive: true });
  const database = await createPgliteConnection({
    url,
    // An acknowledged row must survive a killed process.
    pgliteOptions: { relaxedDurability: false, parsers: isoTimestamps, extensions: { btree_gist } },
  });
  await database.driver.waitReady;
  mendErrorCodes(database);
  keepGrants(database);
  return database;
}
