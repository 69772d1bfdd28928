import { startServerBackend } from '../postgresql/server-backend.ts';
import { tellFacts, type BookingDesk, type DeskFacts } from './booking-desk.ts';

/** Sessions of the database, so that as many visitors are served at the same time. */
const sessions = 60;

/**
 * A real PostgreSQL.
 *
 * @param programs folder that holds `initdb` and `postgres`.
 */
export async function openServerDesk(programs: string, facts: DeskFacts): Promise<BookingDesk> {
  const backend = await startServerBackend(programs, sessions);
  let visitors = 0;
  const desk: BookingDesk = {
    visitor() {
      visitors += 1;
      const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
      return { url: backend.urlFrom(address), publishableKey: backend.publishableKey };
    },
    query: async <Row>(statement: string, parameters: readonly unknown[] = []) => [
      ...(await backend.sql.unsafe<Row[] & object[]>(statement, [...parameters] as never[])),
    ],
    remove: () => backend.remove(),
  };
  await tellFacts(desk, facts);
  return desk;
}
