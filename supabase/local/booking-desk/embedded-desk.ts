import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../backend.ts';
import { copyTemplate } from '../template.ts';
import { tellFacts, type BookingDesk, type DeskFacts } from './booking-desk.ts';

/** The embedded backend, without functions, on a data folder of its own. */
export async function openEmbeddedDesk(facts: DeskFacts): Promise<BookingDesk> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vakman-'));
  await copyTemplate(dataFolder);
  const backend = await startBackend({
    dataFolder,
    apiPort: 0,
    mailPort: 0,
    smtpPort: 0,
    siteUrl: 'http://localhost:4173',
    functionsFolder: join(dataFolder, 'no-functions'),
  });
  const desk: BookingDesk = {
    visitor: () => ({ url: backend.apiUrl, publishableKey: backend.publishableKey }),
    query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
      (await backend.database.query<Row>(statement, [...parameters])).rows,
    async remove() {
      await backend.close();
      await rm(dataFolder, { recursive: true });
    },
  };
  // All visitors come from one network address here, so it may do what many may.
  await desk.query(
    `update private.settings set bookings_per_address_an_hour = 100000, holds_per_address_an_hour = 100000,
       open_bookings_per_address_a_day = 100000, open_bookings_per_address_in_a_rush = 100000`,
  );
  await tellFacts(desk, facts);
  return desk;
}
