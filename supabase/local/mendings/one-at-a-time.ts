import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Mending } from './mending.ts';

/**
 * Lets requests through one after the other. There is one database session, and the library opens a
 * transaction in it without asking whether another request has one open: two would run with each other's
 * role. It also keeps the request's headers for SQL, which the library tells to functions only.
 */
export function oneAtATime(database: PgliteConnection): Mending {
  let last: Promise<unknown> = Promise.resolve();
  return (request, next) => {
    const before = last;
    const answer = (async () => {
      await before;
      await tellHeaders(database, JSON.stringify(Object.fromEntries(request.headers)));
      try {
        return await next(request);
      } finally {
        await tellHeaders(database, '');
      }
    })();
    last = answer.catch(() => undefined);
    return answer;
  };
}

async function tellHeaders(database: PgliteConnection, headers: string): Promise<void> {
  await database.driver.query(`select set_config('request.headers', $1, false)`, [headers]);
}
