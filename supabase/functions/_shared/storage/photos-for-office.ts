import { answerOf } from '../database/database-error.ts';
import type { ServiceClient } from '../database/service-client.ts';
import type { Attachments } from './attachments.ts';
import { movePhotos, type MovedPhotos, type SentPhotos } from './move-photos.ts';

/** Notes in the row of a request or booking where its photos went. Rejects with a `DatabaseError`. */
export type AttachPhotos = (subjectId: string, paths: readonly string[]) => Promise<void>;

export function createAttachPhotos(
  client: ServiceClient,
  call: 'attach_photos' | 'attach_booking_photos',
  subject: 'request_id' | 'booking_id',
): AttachPhotos {
  return async (subjectId, paths) => {
    answerOf(call, await client.rpc(call, { [subject]: subjectId, paths }));
  };
}

export interface PhotoDelivery {
  readonly attachments: Pick<Attachments, 'move' | 'links'>;
  readonly attachPhotos: AttachPhotos;
  readonly now: () => Date;
}

export interface PhotosForOffice extends MovedPhotos {
  /** When the links stop to open. */
  readonly expires: Date;
}

/** Seconds that the links in the office's mail open the photos: seven days. */
const officeLinkSeconds = 7 * 86_400;

/** Moves the photos to where no visitor's link reaches, notes their paths, and makes links for the office. */
export async function photosForOffice(
  id: string,
  sent: SentPhotos,
  { attachments, attachPhotos, now }: PhotoDelivery,
): Promise<PhotosForOffice> {
  const expires = new Date(now().getTime() + officeLinkSeconds * 1000);
  const moved = await movePhotos(sent, attachments, officeLinkSeconds);
  if (moved.paths.length > 0) await attachPhotos(id, moved.paths);
  return { ...moved, expires };
}
