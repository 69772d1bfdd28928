import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { bucketOf } from './bucket-of.ts';
import { BackendError, type Connection } from './connection.ts';

/**
 * A file that came with a request, for the office; no link to it is made, that somebody could pass on.
 *
 * @param path in the bucket `project-images`.
 * @throws {BackendError}
 */
export async function fetchRequestPhoto(connection: Connection, path: string): Promise<Blob> {
  const { data, error } = await (await bucketOf(connection, photoBucket)).download(path);
  if (error) throw new BackendError(error.message, { cause: error });
  return data;
}
