import type { Connection } from '../../client/connection.ts';
import { startServerBackend } from '../postgresql/server-backend.ts';
import { tellFacts, type BookingDesk, type DeskFacts } from './booking-desk.ts';

/** Sessions of the database, so that as many visitors are served at the same time. */
const sessions = 60;

/** A desk to which visitors come from any network address. */
export interface ServerDesk extends BookingDesk {
  /** A visitor from an address such as `192.0.2.1` or `2001:db8::1`. */
  visitorFrom(address: string): Connection;
}

/**
 * A real PostgreSQL.
 *
 * @param programs folder that holds `initdb` and `postgres`.
 */
export async function openServerDesk(programs: string, facts: DeskFacts): Promise<ServerDesk> {
  const backend = await startServerBackend(programs, sessions);
  let visitors = 0;
  const visitorFrom = (address: string) => ({
    url: backend.urlFrom(address),
    publishableKey: backend.publishableKey,
  });
  const desk: ServerDesk = {
    visitor() {
      visitors += 1;
      return visitorFrom(`10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`);
    },
    visitorFrom,
    query: async <Row>(statement: string, parameters: readonly unknown[] = []) => [
      ...(await backend.sql.unsafe<Row[] & object[]>(statement, [...parameters] as never[])),
    ],
    remove: () => backend.remove(),
  };
  await tellFacts(desk, facts);
  return desk;
}
