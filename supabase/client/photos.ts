import { StorageClient } from '@supabase/storage-js';
import { photoBucket, photoLinkSeconds } from '@vakman/domain/photos/photos.paths';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface PhotoUpload {
  /** Path in the bucket, see `photoPath` of the domain. */
  readonly path: string;
  /** Its `type` is what it will be served as. */
  readonly file: Blob;
  /** Told the part that was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Uploads a photo and answers with a link that opens it for a day.
 *
 * @throws {BackendError} where the storage service refuses, or nothing moves for ten seconds.
 */
export async function uploadPhoto(connection: Connection, { path, file, onProgress }: PhotoUpload) {
  const bucket = (send: typeof fetch) =>
    new StorageClient(`${connection.url}/storage/v1`, headersOf(connection), send).from(photoBucket);

  const upload = await bucket(sendWithProgress(onProgress, requestTimeout)).upload(path, file, {
    contentType: file.type,
  });
  if (upload.error) throw refusal(upload.error);

  const sendInTime: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(requestTimeout) });
  const link = await bucket(sendInTime).createSignedUrl(path, photoLinkSeconds);
  if (link.error) throw refusal(link.error);
  return link.data.signedUrl;
}

function refusal(error: Error & { status?: number | undefined; statusCode?: string | undefined }) {
  return new BackendError(error.message, {
    ...(error.status !== undefined && { status: error.status }),
    ...(error.statusCode !== undefined && { code: error.statusCode }),
    cause: error,
  });
}
