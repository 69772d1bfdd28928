import type { App } from '@supabase/lite';
import type { Mending } from './mending.ts';
import { storageError } from './storage-errors.ts';

const storage = /^\/storage\/v1\//;

/** What opens to whoever knows the address: public files, signed links, and uploads by a signed link. */
const open = /^\/storage\/v1\/(?:object\/(?:public|sign)\/|render\/|status$)/;
const uploadByLink = /^\/storage\/v1\/object\/upload\/sign\//;
const emptying = /^\/storage\/v1\/bucket\/[^/]+\/empty$/;

/**
 * Holds the storage service to its keys: the library takes whoever has none for a visitor, and tells an unknown key
 * from a session only after it failed to read it.
 */
export function checkStorageKeys(app: App): Mending {
  const { publishable_key: publishable, secret_key: secret } = app.config.auth ?? {};
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (!storage.test(pathname) || request.method === 'OPTIONS') return next(request);
    const key = request.headers.get('apikey');
    if (key !== null && key !== publishable && key !== secret)
      return Response.json(
        { message: 'Invalid API key' },
        { status: 401, headers: { 'access-control-allow-origin': '*' } },
      );
    const isOpen =
      (open.test(pathname) && ['GET', 'HEAD'].includes(request.method)) ||
      (uploadByLink.test(pathname) && request.method === 'PUT');
    if (!isOpen && key === null && !request.headers.has('authorization'))
      return storageError('InvalidRequest', "headers must have required property 'authorization'");
    if (emptying.test(pathname) && key !== secret)
      return storageError('AccessDenied', 'Access denied: Invalid role', 403);
    return next(request);
  };
}
