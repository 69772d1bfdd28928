import { photoLinkSeconds, photoPath } from '@vakman/domain/photos/photos.paths.ts';
import type { ClaimUploads } from '../database/upload-claims.ts';
import type { Attachments } from '../storage/attachments.ts';
import type { Log } from '../log.ts';
import type { Photo } from './read-photo.ts';

export interface PhotoServices {
  readonly attachments: Pick<Attachments, 'upload' | 'copy' | 'links'>;
  readonly claimUploads: ClaimUploads;
  readonly log: Log;
}

/** Where the photos of one sender go. */
export interface SenderStorage extends Omit<PhotoServices, 'claimUploads'> {
  /** Gives those of the paths that the sender may still fill. */
  readonly claimUploads: (paths: readonly string[]) => Promise<readonly string[]>;
}

export function senderStorageOf(senderAddress: string, services: PhotoServices): SenderStorage {
  const { attachments, claimUploads, log } = services;
  return { attachments, claimUploads: (paths) => claimUploads(senderAddress, paths), log };
}

/** A connection that breaks is no reason to lose a photo; a service that is down is not waited for. */
const tries = 2;

/** What a call answers; undefined where it fails however often it is tried. */
export async function attempt<T>(call: () => Promise<T>, log: Log, left = tries): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    log('photo not stored', { error: error instanceof Error ? error.name : 'unknown', left: left - 1 });
    return left > 1 ? attempt(call, log, left - 1) : undefined;
  }
}

/** Uploads a photo under a random name; gives its path, or undefined where it could not be stored. */
export async function uploadPhoto(
  { type, bytes }: Photo,
  { attachments, claimUploads, log }: SenderStorage,
): Promise<string | undefined> {
  // Another name each time: where only the answer was lost, the first one is taken, and swept later.
  const claimPath = async () => (await claimUploads([photoPath(type)]))[0];
  return attempt(async () => {
    const path = await attempt(claimPath, log);
    if (path !== undefined) await attachments.upload(path, type, bytes);
    return path;
  }, log);
}

export interface SignedPhotos {
  readonly links: readonly string[];
  /** Photos that were swept in the meantime, or could not be signed. The rest goes on without them. */
  readonly failed: number;
}

/** Signs uploaded photos. */
export async function signPhotos(
  paths: readonly string[],
  { attachments, log }: SenderStorage,
): Promise<SignedPhotos> {
  const signed = await attempt(() => attachments.links(paths, photoLinkSeconds), log);
  const links = paths.flatMap((path) => signed?.get(path) ?? []);
  return { links, failed: paths.length - links.length };
}
