import type { Mending } from './mending.ts';
import { expiryOf } from './signed-links.ts';

const fileRoute = /^\/storage\/v1\/object\/(?!info\/)/;

/**
 * Serves files with the headers of the real service: a name where one saves it (`download`), an end instead of an age
 * where a link was signed, and no page of HTML. What a file is said to be, browsers must not guess otherwise.
 */
export const mendFileHeaders: Mending = async (request, next) => {
  const response = await next(request);
  const { pathname, searchParams } = new URL(request.url);
  if (!['GET', 'HEAD'].includes(request.method) || !fileRoute.test(pathname)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  const { status, body } = response;
  if (!response.ok) return new Response(body, { status, headers });

  if (headers.get('content-type')?.includes('text/html')) headers.set('content-type', 'text/plain');
  const expiry = expiryOf(searchParams.get('token') ?? '');
  if (expiry !== undefined) {
    headers.delete('cache-control');
    headers.set('expires', new Date(expiry * 1000).toUTCString());
  }
  const name = searchParams.get('download');
  if (name !== null) headers.set('content-disposition', dispositionOf(encodeURIComponent(name)));
  return new Response(body, { status, headers });
};

const dispositionOf = (name: string) =>
  name === '' ? 'attachment' : `attachment; filename=${name}; filename*=UTF-8''${name}`;
