import { headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * The files of a bucket that whoever the connection speaks for may reach. The library comes with the first file, since
 * most pages have none.
 */
export async function bucketOf(connection: Connection, bucket: string) {
  const { StorageClient } = await import('@supabase/storage-js');
  const inTime: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(3 * requestTimeout) });
  return new StorageClient(`${connection.url}/storage/v1`, headersOf(connection), inTime).from(bucket);
}
