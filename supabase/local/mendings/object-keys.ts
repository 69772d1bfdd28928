import type { Mending } from './mending.ts';
import { storageError } from './storage-errors.ts';

const storage = /^\/storage\/v1\//;

/** Where a file is stored under no name. */
const nameless = /^(?:POST|PUT) \/storage\/v1\/object\/(?!(?:move|copy)$)[^/]+\/?$/;

/** Refuses names that nothing is stored under, which no database and no library can look up. */
export const refuseImpossibleKeys: Mending = async (request, next) => {
  const { pathname } = new URL(request.url);
  if (storage.test(pathname) && pathname.includes('%00')) return storageError('InvalidKey');
  if (nameless.test(`${request.method} ${pathname}`)) return storageError('InvalidKey', 'Invalid key: ');
  return next(request);
};
