import { addPhotos, saveEntry } from '@vakman/supabase/client/project-entries';
import { uploadProjectFile } from '@vakman/supabase/client/project-files';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { isPassing } from '../../backend/query-client.ts';
import { leftCode } from '../../session/left-code.ts';
import type { QueueEvent, QueuedPhoto } from './photo-queue.events.ts';

/** What sends a photo speaks to; all of it may be asked again, and stores the same once. */
export interface PhotoDoor {
  readonly upload: typeof uploadProjectFile;
  readonly saveEntry: typeof saveEntry;
  readonly addPhotos: typeof addPhotos;
}

const backendDoor: PhotoDoor = { upload: uploadProjectFile, saveEntry, addPhotos };

/**
 * Stores a photo: its files first, and then the word of it.
 *
 * @param onProgress told how much of the large file was sent, and when both are there.
 * @throws {BackendError}
 */
export async function sendPhoto(
  connect: () => Promise<Connection>,
  photo: QueuedPhoto,
  onProgress: (progress: QueueEvent) => void,
  door: PhotoDoor = backendDoor,
): Promise<void> {
  const connection = await connect();
  const { id, projectId, entryId: entry_id, stage, audience, body, path, smallPath, width, height } = photo;
  if (!photo.isUploaded) {
    await door.upload(connection, { path: smallPath, file: photo.small });
    await door.upload(connection, {
      path,
      file: photo.file,
      onProgress: (part) => onProgress({ kind: 'progressed', id, part }),
    });
    onProgress({ kind: 'uploaded', id });
  }
  if (body !== '') {
    const entry = { id: entry_id, projectId, version: null, kind: 'photos', body, stage, audience } as const;
    await door.saveEntry(connection, entry).catch((error: unknown) => {
      // A colleague wrote something else there since the first of them was sent.
      if (!(error instanceof BackendError) || error.code !== 'changed') throw error;
    });
  }
  const draft = { id, entry_id, path, small_path: smallPath, stage, audience, width, height };
  await door.addPhotos(connection, projectId, [draft]);
}

/** Whether another try may help, and what it takes. */
export function whyFailed(error: unknown): 'passing' | 'refused' | 'file-gone' {
  if (!(error instanceof BackendError)) return 'passing';
  if (error.code === 'no_file') return 'file-gone';
  // A session that ended is begun anew by whoever signs in.
  const hasLeft = error.status === 401 || error.code === leftCode;
  return isPassing(error) || hasLeft || error.status === 500 ? 'passing' : 'refused';
}
