import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Mending } from './mending.ts';
import { senderHeader } from './sender-address.ts';

const givesSession = new Set(['/auth/v1/token', '/auth/v1/verify', '/auth/v1/signup']);

/** The id that an access token names; undefined where the answer holds none. */
async function sessionIdOf(answer: Response): Promise<string | undefined> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => undefined)) as { readonly access_token?: string } | undefined;
  const claims = body?.access_token?.split('.')[1];
  if (claims === undefined) return undefined;
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly session_id?: string })
    .session_id;
}

/** Keeps with a session from which browser and address it is used, as the hosted service does and the library does not. Asks the database, so it goes last. */
export function keepSessionDevices(database: PgliteConnection): Mending {
  return async (request, next) => {
    if (!givesSession.has(new URL(request.url).pathname)) return next(request);
    const { headers } = request;
    const answer = await next(request);
    const id = answer.ok ? await sessionIdOf(answer) : undefined;
    if (id !== undefined)
      await database.driver.query('update auth.sessions set user_agent = $2, ip = $3 where id = $1', [
        id,
        headers.get('user-agent'),
        headers.get(senderHeader),
      ]);
    return answer;
  };
}
