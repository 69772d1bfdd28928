import type { Mending } from './mending.ts';
import { asOperation } from './storage-operations.ts';
import { storageError } from './storage-errors.ts';
import { refuseTooMany, type FindStored } from './stored-names.ts';

const route = /^\/storage\/v1\/object\/sign\/([^/]+)\/?$/;

interface Wish {
  readonly paths?: readonly string[];
  readonly expiresIn?: number;
}

/** Signs many paths of a bucket by signing each that is there: the library takes the address for that of one file. */
export function signMany(findStored: FindStored): Mending {
  return async (request, next) => {
    const url = new URL(request.url);
    const [, bucket] = route.exec(url.pathname) ?? [];
    if (request.method !== 'POST' || bucket === undefined) return next(request);
    const { paths, expiresIn } = (await request.json()) as Wish;
    if (!paths?.length) return storageError('InvalidRequest', "body must have required property 'paths'");
    const refusal = refuseTooMany(paths);
    if (refusal !== undefined) return refusal;
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const sign = async (path: string) => {
      const one = new URL(url);
      one.pathname = `${url.pathname.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`;
      const response = await asOperation('storage.object.sign_many', () =>
        next(new Request(one, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) })),
      );
      return ((await response.json()) as { signedURL?: string }).signedURL;
    };
    const links = new Map<string, string | undefined>();
    for (const path of await findStored(decodeURIComponent(bucket), paths)) {
      // Nobody waits for the rest.
      if (request.signal.aborted) break;
      links.set(path, await sign(path));
    }
    const answers = paths.map((path) => {
      const signedURL = links.get(path) ?? null;
      const error = 'Either the object does not exist or you do not have access to it';
      return { error: signedURL === null ? error : null, path, signedURL };
    });
    return Response.json(answers, { headers: { 'access-control-allow-origin': '*' } });
  };
}
