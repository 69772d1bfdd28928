import { PostgrestClient } from '@supabase/postgrest-js';
import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/** What the office says of a crew. */
export type CrewDraft = Pick<Crew, 'name' | 'colour' | 'active'>;

const crewsOf = (connection: Connection) =>
  new PostgrestClient(`${connection.url}/rest/v1`, { headers: headersOf(connection) }).from('crews');

/**
 * Adds a crew, for admins.
 *
 * @param number that no crew has yet, from 1 to 100.
 * @throws {BackendError} with code `23505` where a crew has the number by now, `23514` where there are a hundred.
 */
export async function addCrew(connection: Connection, number: number, draft: CrewDraft): Promise<void> {
  const { error, status } = await crewsOf(connection)
    .insert({ number, name: draft.name, colour: draft.colour, active: draft.active })
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
}

/**
 * Changes what is said of a crew, for admins; what it has to do stays with it.
 *
 * @param seen the crew as it was read.
 * @throws {BackendError} with code `changed` where somebody else changed it since.
 */
export async function changeCrew(connection: Connection, seen: Crew, draft: CrewDraft): Promise<void> {
  const { number, name, colour, active } = seen;
  const { data, error, status } = await crewsOf(connection)
    .update({ name: draft.name, colour: draft.colour, active: draft.active })
    .match({ number, name, colour, active })
    .select('number')
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  if (data.length === 0) throw new BackendError('another crew by now', { status, code: 'changed' });
}
