import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { boundStatements } from '../mendings/bounded-statements.ts';
import { insertEmptyRows } from '../mendings/empty-rows.ts';
import { mendErrorCodes, printRefusalsShort } from '../mendings/error-codes.ts';
import { keepGrants } from '../mendings/grants.ts';
import { jsonValues } from '../mendings/json-values.ts';
import { keepMessagesSound } from '../mendings/sound-messages.ts';
import { nameOperations } from '../mendings/storage-operations.ts';
import { isoTimestamps } from '../mendings/timestamps.ts';
import { watchSoundness } from './watch-soundness.ts';

export type Database = PgliteConnection;

/**
 * Opens PostgreSQL on `<dataFolder>/postgres`; a new folder gets an empty database.
 *
 * @param onUnsound told once when it must not be used any more.
 */
export async function openDatabase(
  dataFolder: string,
  onUnsound: (reason: Error) => void = () => undefined,
): Promise<Database> {
  const url = join(dataFolder, 'postgres');
  mkdirSync(url, { recursive: true });
  const database = await createPgliteConnection({
    url,
    // An acknowledged row must survive a killed process.
    pgliteOptions: {
      relaxedDurability: false,
      parsers: isoTimestamps,
      serializers: jsonValues,
      extensions: { btree_gist, pg_trgm },
    },
  });
  await database.driver.waitReady;
  watchSoundness(database.driver, onUnsound);
  keepMessagesSound(database.driver);
  boundStatements(database.driver);
  insertEmptyRows(database.driver);
  printRefusalsShort(database.driver);
  mendErrorCodes(database);
  keepGrants(database);
  nameOperations(database);
  return database;
}
