import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { personDataSchema, type PersonData } from '@vakman/domain/retention/person.answers';
import { bucketOf } from './bucket-of.ts';
import { callFunction } from './call-function.ts';
import { BackendError, requestTimeout, type Connection } from './connection.ts';

/**
 * Everything of whoever is signed in.
 *
 * @throws {BackendError} with status 429 where he asked too often.
 */
export async function exportMyData(connection: Connection): Promise<PersonData> {
  return callFunction(connection, 'export_my_data', {}, personDataSchema);
}

/** Seconds for which a link to a file of an export works. */
const linkSeconds = 600;

/**
 * A file of an export, by a fresh link.
 *
 * @param bucket in which it lies: that of what was sent in, unless another is named.
 * @throws {BackendError} where it cannot be fetched.
 */
export async function fetchFile(
  connection: Connection,
  path: string,
  bucket: string = photoBucket,
): Promise<Response> {
  const files = await bucketOf(connection, bucket);
  const { data, error } = await files.createSignedUrl(path, linkSeconds);
  if (error) throw new BackendError('the file was not signed', { cause: error });
  const response = await fetch(data.signedUrl, { signal: AbortSignal.timeout(6 * requestTimeout) }).catch(
    (cause: unknown) => {
      throw new BackendError('the file did not arrive', { cause });
    },
  );
  if (!response.ok) throw new BackendError('the file did not arrive', { status: response.status });
  return response;
}
