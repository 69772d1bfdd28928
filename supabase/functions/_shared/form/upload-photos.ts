import { photoLinkSeconds, photoPath } from '@vakman/domain/quote-request/quote-request.photos.ts';
import type { Attachments } from '../storage/attachments.ts';
import type { Log } from '../log/log.ts';
import type { Photo } from './check-photos.ts';

export interface PhotoStore {
  readonly attachments: Pick<Attachments, 'upload' | 'links'>;
  /** Whether the sender may add so many files. */
  readonly claimUploads: (files: number) => Promise<boolean>;
  readonly log: Log;
}

export interface StoredPhotos<Stored> {
  readonly stored: readonly Stored[];
  /** Photos that did not make it. The rest goes on without them. */
  readonly failed: number;
}

async function attempt<T>(call: () => Promise<T>, log: Log): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    log('photo not stored', { error: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
}

/** Uploads photos under random names; gives their paths. */
export async function uploadPhotos(
  photos: readonly Photo[],
  { attachments, claimUploads, log }: PhotoStore,
): Promise<StoredPhotos<string>> {
  if (photos.length === 0) return { stored: [], failed: 0 };
  const isAllowed = await attempt(() => claimUploads(photos.length), log);
  if (!isAllowed) return { stored: [], failed: photos.length };
  const stored: string[] = [];
  // One after another: side by side, ten large files would be held twice.
  for (const { type, bytes } of photos) {
    const path = photoPath(type);
    const done = await attempt(() => attachments.upload(path, type, bytes).then(() => true), log);
    if (done) stored.push(path);
  }
  return { stored, failed: photos.length - stored.length };
}

/** Signs uploaded photos; those that were swept in the meantime have failed. */
export async function signPhotos(
  paths: readonly string[],
  { attachments, log }: PhotoStore,
): Promise<StoredPhotos<string>> {
  const links = await attempt(() => attachments.links(paths, photoLinkSeconds), log);
  const stored = paths.flatMap((path) => links?.get(path) ?? []);
  return { stored, failed: paths.length - stored.length };
}
