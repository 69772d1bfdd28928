import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Mending } from './mending.ts';
import { createTurns, type Turns } from './turns.ts';

/**
 * Lets requests through one after the other. There is one database session, and the library opens a
 * transaction in it without asking whether another request has one open: two would run with each other's
 * role. It also keeps the request's headers for SQL, which the library tells to functions only, and lets the
 * storage service, and nobody else, delete what it stored.
 *
 * @param turns of the database; whoever else asks it takes one, too.
 */
export function oneAtATime(database: PgliteConnection, turns: Turns = createTurns()): Mending {
  return (request, next) =>
    turns(async () => {
      const isStorage = new URL(request.url).pathname.startsWith('/storage/v1/');
      await tell(database, JSON.stringify(Object.fromEntries(request.headers)), isStorage);
      try {
        return await next(request);
      } finally {
        await tell(database, '', false);
      }
    });
}

async function tell(database: PgliteConnection, headers: string, mayDelete: boolean): Promise<void> {
  await database.driver.query(
    `select set_config('request.headers', $1, false), set_config('storage.allow_delete_query', $2, false)`,
    [headers, String(mayDelete)],
  );
}
