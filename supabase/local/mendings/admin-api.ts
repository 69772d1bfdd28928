import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { emailPattern } from '@vakman/domain/contact/contact.schema';
import { adminUsers, type AdminUsers } from './admin-users.ts';
import { authAnswer as answer, authRefusal as refusal } from './auth-answer.ts';
import { newToken } from './mailed-token.ts';
import type { Mending } from './mending.ts';

const route = /^\/auth\/v1\/admin\/(?<what>users|generate_link)(?:\/(?<id>[^/]+))?$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const linkTypes = new Set(['magiclink', 'recovery']);

type Json = Readonly<Record<string, unknown>>;

const cors = { 'access-control-allow-origin': '*' };
const notFound = () => refusal(404, 'user_not_found', 'User not found');
const invalid = (msg: string) => refusal(400, 'validation_failed', msg);

const isEmail = (email: unknown) => typeof email === 'string' && new RegExp(emailPattern).test(email);

async function readObject(request: Request): Promise<Json> {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Json) : {};
}

async function generateLink(users: AdminUsers, { type, email }: Json): Promise<Response> {
  if (!linkTypes.has(String(type))) return invalid('Invalid email action link type requested');
  if (!isEmail(email)) return invalid('Unable to validate email address: invalid format');
  const user = await users.findByEmail(String(email));
  if (user === undefined) return notFound();
  const { code, token } = newToken(String(email));
  await users.keepToken(String(user['id']), token);
  return answer({
    ...user,
    action_link: `/auth/v1/verify?token=${token}&type=${String(type)}`,
    email_otp: code,
    hashed_token: token,
    redirect_to: '',
    verification_type: type,
  });
}

async function createUser(users: AdminUsers, given: Json): Promise<Response> {
  if (!isEmail(given['email'])) return invalid('Unable to validate email address: invalid format');
  if (await users.findByEmail(String(given['email'])))
    return refusal(422, 'email_exists', 'A user with this email address has already been registered');
  return answer(await users.create(given));
}

async function serveUser(request: Request, users: AdminUsers, id: string): Promise<Response> {
  const user = uuid.test(id) ? await users.find(id) : undefined;
  if (user === undefined) return notFound();
  if (request.method === 'GET') return answer(user);
  if (request.method === 'PUT') return answer(await users.update(id, await readObject(request)));
  if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: cors });
  await users.remove(id);
  return answer({});
}

/**
 * What functions with the secret key ask of the auth service: users, and links that the function mails itself. The
 * library has none of it yet. Asks the database, so it goes last.
 */
export function serveAdminApi(app: App, database: PgliteConnection): Mending {
  const users = adminUsers(database);
  const secret = app.config.auth?.secret_key;
  return async (request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    const { what, id } = route.exec(pathname)?.groups ?? {};
    if (what === undefined) return next(request);
    if (request.headers.get('apikey') !== secret) return refusal(403, 'not_admin', 'User not allowed');
    if (what === 'generate_link')
      return request.method === 'POST' && id === undefined
        ? generateLink(users, await readObject(request))
        : new Response(null, { status: 405, headers: cors });
    if (id !== undefined) return serveUser(request, users, decodeURIComponent(id));
    if (request.method === 'POST') return createUser(users, await readObject(request));
    const number = (name: string, otherwise: number) =>
      Math.max(1, Math.trunc(Number(searchParams.get(name))) || otherwise);
    const list = await users.list(number('page', 1), Math.min(1000, number('per_page', 50)));
    return answer({ users: list, aud: 'authenticated' });
  };
}
