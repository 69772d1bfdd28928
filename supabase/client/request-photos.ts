import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { StorageClient } from '@supabase/storage-js';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * A file that came with a request, for the office; no link to it is made, that somebody could pass on.
 *
 * @param path in the bucket `project-images`.
 * @throws {BackendError}
 */
export async function fetchRequestPhoto(connection: Connection, path: string): Promise<Blob> {
  const { data, error } = await new StorageClient(
    `${connection.url}/storage/v1`,
    headersOf(connection),
    (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(3 * requestTimeout) }),
  )
    .from(photoBucket)
    .download(path);
  if (error) throw new BackendError(error.message, { cause: error });
  return data;
}
