import { photoPathOfLink } from '@vakman/domain/quote-request/quote-request.photos.ts';
import type { StoredQuoteRequest } from '../_shared/database/claimed-notification.ts';
import type { Attachments } from '../_shared/storage/attachments.ts';

export interface MovedPhotos {
  /** Folder of the request, which no visitor's link opens. */
  readonly folder: string;
  /** Paths of the files in it. */
  readonly paths: readonly string[];
  /** Signed links to them. */
  readonly links: readonly string[];
  /** Files that the request names, but that lie at neither place. */
  readonly missing: number;
}

/**
 * Moves the photos of a request to its own folder, and signs them there. Doing it again changes nothing:
 * what was moved before is found where it went. Rejects with a `StorageFailure`.
 */
export async function movePhotos(
  request: Pick<StoredQuoteRequest, 'id' | 'photos'>,
  attachments: Pick<Attachments, 'move' | 'links'>,
  seconds: number,
): Promise<MovedPhotos> {
  const folder = `quote-requests/${request.id}`;
  const targets = new Set<string>();
  for (const link of request.photos) {
    const path = photoPathOfLink(link);
    if (path === undefined) continue;
    const target = `${folder}/${path.split('/').at(-1)}`;
    if (!targets.has(target)) await attachments.move(path, target);
    targets.add(target);
  }
  const signed = await attachments.links([...targets], seconds);
  const paths = [...targets].filter((target) => signed.has(target));
  return {
    folder,
    paths,
    links: paths.flatMap((path) => signed.get(path) ?? []),
    missing: new Set(request.photos).size - paths.length,
  };
}
