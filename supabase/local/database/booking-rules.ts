import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './open-database.ts';

/** What the build writes of `content`; a hosted project is told the same. */
const statementFile = join(import.meta.dirname, '../../generated/booking-rules.sql');

/** Tells the database how appointments are given out. Before the first build it stays as it is. */
export async function tellBookingRules(database: Database, file = statementFile): Promise<void> {
  const statement = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (statement !== undefined) await database.driver.exec(statement);
}
