import type { Mending } from './mending.ts';
import { storageError } from './storage-errors.ts';

/** How a link is used; a browser asks by another method whether it may, and has no token then. */
const uses: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT']);

const signRoute = /^\/storage\/v1\/object\/(upload\/)?sign\//;

interface Signed {
  readonly signedUrl?: string;
  readonly token?: string;
}

/**
 * Answers signing with the fields that the client libraries read, relative to the service: `signedURL`, and for
 * uploads `url`. A link that is too old or was changed gets 400, where the library fails.
 */
export const mendSignedLinks: Mending = async (request, next) => {
  const url = new URL(request.url);
  const [route, isUpload] = signRoute.exec(url.pathname) ?? [];
  if (route === undefined) return next(request);
  const token = url.searchParams.get('token');
  if (uses.has(request.method) && token === null)
    return storageError('InvalidRequest', "querystring must have required property 'token'");

  const response = await next(request);
  if (token !== null && response.status === 500) return storageError('InvalidJWT', reasonOf(token));
  if (request.method !== 'POST' || !response.ok) return response;
  const answer = (await response.json()) as Signed;
  const link = answer.signedUrl?.replace(/^\/storage\/v1/, '');
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(isUpload === undefined ? { signedURL: link } : { url: link, token: answer.token }, {
    status: response.status,
    headers,
  });
};

/** Seconds since 1970 until which the link opens; undefined where it tells none. */
export function expiryOf(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** Why the library did not take the token, as the real service words it. */
function reasonOf(token: string): string {
  const expiry = expiryOf(token);
  if (expiry === undefined) return 'Invalid Compact JWS';
  return expiry * 1000 < Date.now() ? '"exp" claim timestamp check failed' : 'signature verification failed';
}
