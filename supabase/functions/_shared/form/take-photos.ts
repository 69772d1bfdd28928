import { createHash } from 'node:crypto';
import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';
import type { FormFile } from './read-form.ts';
import { readPhoto, type Photo, type PhotoRefusal } from './read-photo.ts';
import { uploadPhoto, type SenderStorage } from './upload-photos.ts';

/** Keys of the quote form's messages under `errors.photos`. */
export type PhotoError = { readonly key: PhotoRefusal; readonly file: string } | { readonly key: 'tooMany' };

/** What became of the files of a form. */
export interface TakenPhotos {
  /** Where those lie that are stored now. */
  readonly paths: readonly string[];
  /** SHA-256 of each of them: two forms with the same photos are told by these. */
  readonly digests: readonly string[];
  readonly errors: readonly PhotoError[];
  /** Photos that were sent, but are not stored. */
  readonly lost: number;
}

/** Photos in a row that storage may lose before the others are not tried: the visitor waits for each. */
const patience = 2;

/** Takes the files of one form, so that never more than one of them is held. */
export function createPhotoTaker(store: SenderStorage) {
  const paths: string[] = [];
  const digests: string[] = [];
  const errors: PhotoError[] = [];
  let lost = 0;
  let lostInARow = 0;
  let isTooMany = false;

  async function keep(photo: Photo): Promise<void> {
    const path = lostInARow < patience ? await uploadPhoto(photo, store) : undefined;
    lostInARow = path === undefined ? lostInARow + 1 : 0;
    if (path === undefined) {
      lost += 1;
      return;
    }
    paths.push(path);
    digests.push(createHash('sha256').update(photo.bytes).digest('hex'));
  }

  return {
    /** Checks and stores a file, beside `kept` ones that were stored before. Never rejects. */
    async take({ name, content }: FormFile, kept: number): Promise<void> {
      try {
        const photo = await readPhoto(content);
        if (photo === undefined) return;
        if (typeof photo === 'string') errors.push({ key: photo, file: name });
        else if (kept + paths.length + lost < photoLimits.count) await keep(photo);
        else isTooMany = true;
      } catch {
        // The form broke off within it.
        lost += 1;
      }
    },
    taken: (hasMoreFiles: boolean): TakenPhotos => ({
      paths,
      digests,
      errors: isTooMany || hasMoreFiles ? [...errors, { key: 'tooMany' }] : errors,
      lost,
    }),
  };
}
