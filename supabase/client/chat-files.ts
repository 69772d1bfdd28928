import { chatBucket } from '@vakman/domain/chat/chat.files';
import { bucketOf } from './bucket-of.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface ChatUpload {
  /** See `chatFilePath` of the domain. */
  readonly path: string;
  /** Its `type` is what it will be served as. */
  readonly file: Blob;
  /** Told the part that was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Uploads a file for a message. One that is there already, because an answer was lost, counts as uploaded.
 *
 * @throws {BackendError} with status 403 where the caller takes no part in the conversation or uploaded too much, 0 where
 * nothing moves for ten seconds.
 */
export async function uploadChatFile(
  connection: Connection,
  { path, file, onProgress }: ChatUpload,
): Promise<void> {
  const { StorageClient } = await import('@supabase/storage-js');
  const send = sendWithProgress(onProgress, requestTimeout);
  const { error } = await new StorageClient(`${connection.url}/storage/v1`, headersOf(connection), send)
    .from(chatBucket)
    .upload(path, file, { contentType: file.type });
  if (error && statusOf(error) !== 409) {
    throw new BackendError(error.message, { status: statusOf(error), cause: error });
  }
}

/**
 * A file of a conversation; no link to it is made, that somebody could pass on.
 *
 * @throws {BackendError}
 */
export async function fetchChatFile(connection: Connection, path: string): Promise<Blob> {
  const { data, error } = await (await bucketOf(connection, chatBucket)).download(path);
  if (error) throw new BackendError(error.message, { status: statusOf(error), cause: error });
  return data;
}

const statusOf = (error: object) => Number('statusCode' in error ? error.statusCode : 0) || 0;
