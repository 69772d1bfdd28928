import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Mending } from './mending.ts';
import { storageError } from './storage-errors.ts';
import { asOperation } from './storage-operations.ts';

const route = /^\/storage\/v1\/object\/([^/]+)\/(.+)$/;

/** Removes the file at an address; the library knows the removal of many alone. Asks the database, so it goes last. */
export function removeOne(database: PgliteConnection): Mending {
  return async (request, next) => {
    const url = new URL(request.url);
    const [, bucket = '', path = ''] = (route.exec(url.pathname) ?? []).map(decodeURIComponent);
    if (request.method !== 'DELETE' || path === '') return next(request);
    url.pathname = `/storage/v1/object/${encodeURIComponent(bucket)}`;
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    const response = await asOperation('storage.object.delete', () =>
      next(new Request(url, { method: 'DELETE', headers, body: JSON.stringify({ prefixes: [path] }) })),
    );
    if (!response.ok) return response;
    if (((await response.json()) as unknown[]).length > 0)
      return Response.json(
        { message: 'Successfully deleted' },
        { headers: { 'access-control-allow-origin': '*' } },
      );
    const { rows } = await database.driver.query(
      'select from storage.objects where bucket_id = $1 and name = $2',
      [bucket, path],
    );
    return rows.length > 0 ? storageError('AccessDenied') : storageError('NoSuchKey');
  };
}
