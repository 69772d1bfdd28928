import type { Mending } from './mending.ts';
import { refuseTooMany, type FindStored } from './stored-names.ts';

const route = /^\/storage\/v1\/object\/([^/]+)$/;

/** So many are removed before others have their turn. */
const atOnce = 20;

/**
 * Removes many files of a bucket: the library asks the database about one after the other, in one turn, whether they are
 * there or not. It is asked for those that are, a few at a time.
 */
export function removeMany(findStored: FindStored): Mending {
  return async (request, next) => {
    const [, bucket] = route.exec(new URL(request.url).pathname) ?? [];
    if (request.method !== 'DELETE' || bucket === undefined) return next(request);
    const { prefixes = [] } = (await request.clone().json()) as { prefixes?: readonly string[] };
    const refusal = refuseTooMany(prefixes);
    if (refusal !== undefined) return refusal;
    const stored = [...(await findStored(decodeURIComponent(bucket), prefixes))];
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const remove = (some: readonly string[]) =>
      next(new Request(request.url, { method: 'DELETE', headers, body: JSON.stringify({ prefixes: some }) }));

    // Also where nothing is there: the library knows who may ask.
    let response = await remove(stored.splice(0, atOnce));
    if (!response.ok) return response;
    const removed = (await response.json()) as unknown[];
    while (stored.length > 0 && !request.signal.aborted) {
      response = await remove(stored.splice(0, atOnce));
      if (!response.ok) return response;
      removed.push(...((await response.json()) as unknown[]));
    }
    return Response.json(removed, { headers: { 'access-control-allow-origin': '*' } });
  };
}
