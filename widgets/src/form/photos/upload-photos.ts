import { photoPath } from '@vakman/domain/photos/photos.paths';
import { isPhotoType } from '@vakman/domain/photos/photos.types';
import type { PhotoUpload } from '@vakman/supabase/client/photos';
import { connection } from '../../connection.ts';
import type { Photo } from './photo.ts';
import type { PhotoStore } from './photo-store.ts';

/** Answers with the signed link of what it uploaded; rejects where that failed. */
export type UploadPhoto = (upload: PhotoUpload) => Promise<string>;

/** Uploads to our storage; what it takes comes with the first photo. */
export const uploadPhoto: UploadPhoto = async (upload) => {
  const photos = await import('@vakman/supabase/client/photos');
  return photos.uploadPhoto(connection, upload);
};

/** Uploads at the same time: more would only slow each other down. */
const lanes = 3;

/**
 * Uploads the photos that are not uploaded yet, each with a second try, and answers with the links of all that are,
 * in the order of the form. What failed stays in the form, marked as such.
 */
export async function uploadPhotos(store: PhotoStore, uploadPhoto: UploadPhoto) {
  const photos = await store.settled();
  const waiting = photos.filter(({ link }) => link === undefined).values();

  async function upload({ key, file }: Photo): Promise<void> {
    if (!file || !isPhotoType(file.type)) return;
    const path = photoPath(file.type);
    store.update(key, { status: 'uploading', part: 0 });
    const link = await uploadPhoto({ path, file, onProgress: (part) => store.update(key, { part }) });
    store.update(key, { status: 'uploaded', part: 1, link });
  }
  async function work(): Promise<void> {
    for (const photo of waiting) {
      await upload(photo)
        .catch(() => upload(photo))
        .catch(() => store.update(photo.key, { status: 'failed' }));
    }
  }
  await Promise.all(Array.from({ length: lanes }, work));
  const links = store.snapshot().photos.flatMap(({ link }) => link ?? []);
  return { links, failed: links.length < photos.length };
}

/** Forgets links that the backend no longer takes, so that a retry uploads anew. */
function forgetUploads(store: PhotoStore): void {
  for (const { key, link } of store.snapshot().photos) {
    if (link !== undefined) store.update(key, { status: 'ready', link: undefined });
  }
}

export interface PhotosGone {
  readonly kind: 'photos gone';
}

/** Sends with the photos uploaded anew where those of before are gone; undefined where that ends the same way. */
export async function sendWithPhotos<Outcome extends { readonly kind: string }>(
  store: PhotoStore,
  send: () => Promise<Outcome | PhotosGone>,
): Promise<Outcome | undefined> {
  const isGone = (outcome: Outcome | PhotosGone): outcome is PhotosGone => outcome.kind === 'photos gone';
  const first = await send();
  if (!isGone(first)) return first;
  forgetUploads(store);
  const second = await send();
  return isGone(second) ? undefined : second;
}
