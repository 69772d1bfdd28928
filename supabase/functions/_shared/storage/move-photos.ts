import { movedPhotoPath, photoPathOfLink } from '@vakman/domain/photos/photos.paths.ts';
import type { Attachments } from './attachments.ts';

/** What a visitor sent with a request or a booking. */
export interface SentPhotos {
  /** Its own folder in the bucket, which no visitor's link opens. */
  readonly folder: string;
  /** Signed links that the visitor's browser made. */
  readonly photos: readonly string[];
}

export interface MovedPhotos {
  readonly folder: string;
  /** Paths of the files in it. */
  readonly paths: readonly string[];
  /** Signed links to them. */
  readonly links: readonly string[];
  /** Files that a link names, but that lie at neither place. */
  readonly missing: number;
}

/**
 * Moves photos to their folder, and signs them there. Doing it again changes nothing:
 * what was moved before is found where it went. Rejects with a `StorageFailure`.
 */
export async function movePhotos(
  { folder, photos }: SentPhotos,
  attachments: Pick<Attachments, 'move' | 'links'>,
  seconds: number,
): Promise<MovedPhotos> {
  // One photo may be linked twice, by two tokens.
  const sources = new Set(photos.map(photoPathOfLink));
  const moves = [...sources]
    .filter((path) => path !== undefined)
    .map((path) => ({ path, target: movedPhotoPath(path, folder) }));
  // Side by side: ten slow ones in a row would outlast the claim on the mail, and it would be sent twice.
  await Promise.all(moves.map(({ path, target }) => attachments.move(path, target)));
  const targets = moves.map(({ target }) => target);
  const signed = await attachments.links(targets, seconds);
  const paths = targets.filter((target) => signed.has(target));
  return {
    folder,
    paths,
    links: paths.flatMap((path) => signed.get(path) ?? []),
    missing: sources.size - paths.length,
  };
}
