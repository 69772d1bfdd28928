import type { PgliteConnection } from '@supabase/lite/pglite';
import type { AuthMailer } from '../auth-mailer.ts';
import { authAnswer } from './auth-answer.ts';
import { newToken, tokenOf } from './mailed-token.ts';
import type { Mending } from './mending.ts';

type Json = Readonly<Record<string, unknown>>;

const accepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

async function objectOf(message: Request | Response): Promise<Json> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Json) : {};
}

/** The token that a link or a code brings, as the auth service keeps it; nothing where it is for something else. */
async function tokenIn(request: Request): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/auth/v1/verify') return undefined;
  const asked: Json = request.method === 'POST' ? await objectOf(request) : Object.fromEntries(searchParams);
  if (asked['type'] !== 'email_change') return undefined;
  if (request.method !== 'POST') return text(asked['token']);
  return text(asked['token_hash']) || tokenOf(text(asked['email']), text(asked['token']));
}

/**
 * Changes an address once both mailboxes have confirmed it, in whichever order. The library mails the one that the account
 * has, and that one alone could change it. Asks the database, so it goes last.
 */
export function confirmAtBothAddresses(
  { driver }: PgliteConnection,
  mailer: AuthMailer,
  siteUrl: string,
): Mending {
  async function mailNew(user: Json): Promise<void> {
    const email = text(user['new_email']);
    const { code, token } = newToken(email);
    await driver.query(
      'update auth.users set email_change_token_new = $2, email_change_confirm_status = 0 where id = $1::uuid',
      [user['id'], token],
    );
    await mailer.send({ mail: 'email_change_new', to: email, code, tokenHash: token, newEmail: email });
  }

  /** @returns whether it was the first of two; the second is left to the library, as the token that it knows. */
  async function isFirst(token: string): Promise<boolean> {
    const { rows } = await driver.query<{ id: string; first: boolean }>(
      `select id, email_change_confirm_status = 0 as first from auth.users
       where $1 in (email_change_token_current, email_change_token_new)
         and email_change_sent_at > now() - interval '1 hour'`,
      [token],
    );
    const [user] = rows;
    if (user === undefined) return false;
    await driver.query(
      user.first
        ? `update auth.users set email_change_confirm_status = 1,
             email_change_token_current = nullif(email_change_token_current, $2),
             email_change_token_new = nullif(email_change_token_new, $2)
           where id = $1::uuid`
        : `update auth.users set email_change_token_current = $2, email_change_token_new = null where id = $1::uuid`,
      [user.id, token],
    );
    return user.first;
  }

  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT' && pathname === '/auth/v1/user') {
      const { email } = await objectOf(request);
      const response = await next(request);
      const user = response.ok ? await objectOf(response) : {};
      if (text(email) !== '' && user['new_email'] === text(email).toLowerCase()) await mailNew(user);
      return response;
    }
    const token = await tokenIn(request);
    if (token === undefined || token === '' || !(await isFirst(token))) return next(request);
    if (request.method === 'POST') return authAnswer({ code: '200', msg: accepted });
    return Response.redirect(`${siteUrl}/#${new URLSearchParams({ message: accepted }).toString()}`, 303);
  };
}
