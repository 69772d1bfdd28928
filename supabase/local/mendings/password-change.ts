import type { PgliteConnection } from '@supabase/lite/pglite';
import { verify } from 'hono/jwt';
import { authRefusal } from './auth-answer.ts';
import { tokenOf } from './mailed-token.ts';
import type { Mending, Next } from './mending.ts';

type Json = Readonly<Record<string, unknown>>;

interface Session {
  readonly email: string;
  readonly is_old: boolean;
  /** Whether somebody came in by a code or a link of a mail. */
  readonly by_mail: boolean;
  readonly has_password: boolean;
  readonly knows_password: boolean;
  readonly reauthentication_token: string | null;
}

const read = `select u.email, s.created_at < now() - interval '24 hours' as is_old,
    exists (select from auth.mfa_amr_claims a where a.session_id = s.id and a.authentication_method = 'otp') as by_mail,
    coalesce(u.encrypted_password, '') <> '' as has_password,
    -- The database writes the same hash by another name.
    h.hash = extensions.crypt($2, h.hash) as knows_password,
    case when u.reauthentication_sent_at > now() - interval '1 hour' then u.reauthentication_token end
      as reauthentication_token
  from auth.sessions s
  join auth.users u on u.id = s.user_id
  cross join lateral (
    select case when u.encrypted_password <> '' then regexp_replace(u.encrypted_password, '^[$]2.[$]', '$2a$')
      else extensions.gen_salt('bf', 4) end as hash) h
  where s.id = $1::uuid`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Asks for more before a new password, as `secure_password_change` and `require_current_password` do: for a mailed code
 * where somebody signed in more than a day ago, and for the password before, but from whoever came in by a mail. Asks the
 * database, so it goes last.
 *
 * @param signingKey of the tokens.
 */
export function guardPasswords({ driver }: PgliteConnection, signingKey: string): Mending {
  async function sessionIn(token: string): Promise<string | undefined> {
    try {
      const { session_id } = await verify(token, signingKey, 'HS256');
      return text(session_id) || undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps of a new session that it came of a mail. */
  async function keepWayIn(request: Request, next: Next): Promise<Response> {
    const response = await next(request);
    if (!response.ok) return response;
    const { access_token } = (await response.clone().json()) as Json;
    const id = await sessionIn(text(access_token));
    if (id !== undefined)
      await driver.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1::uuid, 'otp')`,
        [id],
      );
    return response;
  }

  async function refusalOf(
    session: Session,
    { nonce, current_password }: Json,
  ): Promise<Response | undefined> {
    if (session.is_old) {
      if (text(nonce) === '')
        return authRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
      if (session.reauthentication_token !== tokenOf(session.email, text(nonce)))
        return authRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
    if (!session.has_password || session.by_mail) return undefined;
    if (text(current_password) === '')
      return authRefusal(
        400,
        'current_password_required',
        'Current password required when setting new password.',
      );
    return session.knows_password
      ? undefined
      : authRefusal(400, 'current_password_invalid', 'Current password required when setting new password.');
  }

  return async (request, next) => {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    if (route === 'POST /auth/v1/verify') return keepWayIn(request, next);
    if (route !== 'PUT /auth/v1/user') return next(request);
    const body = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Json;
    const id = await sessionIn(text(request.headers.get('authorization')).replace(/^Bearer /i, ''));
    if (text(body['password']) === '' || id === undefined) return next(request);
    const { rows } = await driver.query<Session>(read, [id, text(body['current_password'])]);
    const [session] = rows;
    const refusal = session && (await refusalOf(session, body));
    return refusal ?? next(request);
  };
}
