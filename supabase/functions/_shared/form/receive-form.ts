import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';
import { readForm, type ReadForm } from './read-form.ts';
import { keptPhotoPaths } from './sent-values.ts';
import { createPhotoTaker, type PhotoError, type TakenPhotos } from './take-photos.ts';
import type { SenderStorage } from './upload-photos.ts';

/** A form whose photos are in storage, whatever is said of its words: so none has to be chosen twice. */
export interface ReceivedForm extends Pick<ReadForm, 'values' | 'problem'> {
  readonly photos: TakenPhotos;
}

/** Reads a form and stores its photos while they arrive. Never rejects. */
export async function receiveForm(request: Request, store: SenderStorage): Promise<ReceivedForm> {
  const taker = createPhotoTaker(store);
  const { hasMoreFiles, ...form } = await readForm(request, (file, values) =>
    taker.take(file, keptPhotoPaths(values).length),
  );
  return { ...form, photos: taker.taken(hasMoreFiles) };
}

/** All photos of a visitor, as a page shows them. */
export interface FormPhotos {
  /** Paths of those that are uploaded, now or by an earlier try. */
  readonly paths: readonly string[];
  readonly errors: readonly PhotoError[];
  /** Photos that were sent, but are not kept. */
  readonly lost: number;
}

/** The photos of a form beside the `kept` ones that it names. */
export function allPhotos({ photos }: Pick<ReceivedForm, 'photos'>, kept: readonly string[]): FormPhotos {
  const { errors, lost } = photos;
  const paths = [...kept, ...photos.paths];
  const excess = Math.max(0, paths.length - photoLimits.count);
  return { paths: paths.slice(0, photoLimits.count), errors, lost: lost + excess };
}
