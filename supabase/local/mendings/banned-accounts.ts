import type { PgliteConnection } from '@supabase/lite/pglite';
import { authRefusal } from './auth-answer.ts';
import type { Mending } from './mending.ts';

const givesSession = new Set(['/auth/v1/token', '/auth/v1/verify']);

/**
 * Signs nobody in whose account is shut, which the library does. The real service says so; where a password or a code
 * was right, nothing is given away by that. Asks the database, so it goes last.
 */
export function refuseBanned({ driver }: PgliteConnection): Mending {
  return async (request, next) => {
    if (!givesSession.has(new URL(request.url).pathname)) return next(request);
    const answer = await next(request);
    if (!answer.ok) return answer;
    const { user } = (await answer.clone().json()) as { readonly user?: { readonly id?: string } };
    if (user?.id === undefined) return answer;
    const { rows } = await driver.query(
      'select from auth.users where id = $1::uuid and banned_until > now()',
      [user.id],
    );
    if (rows.length === 0) return answer;
    await driver.query('delete from auth.sessions where user_id = $1::uuid', [user.id]);
    return authRefusal(400, 'user_banned', 'User is banned');
  };
}
