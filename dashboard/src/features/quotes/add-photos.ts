import { photoPath } from '@vakman/domain/photos/photos.paths';
import { isPhotoType } from '@vakman/domain/photos/photos.types';
import { uploadPhoto } from '@vakman/supabase/client/photos';
import { checkFiles } from '@vakman/widgets/form/photos/check-files.ts';
import { preparePhoto } from '@vakman/widgets/form/photos/prepare-photo.ts';
import { connect } from '../../session/connect.ts';
import { isShownPhoto } from './shown-photos.ts';

/** What became of files that were chosen: paths of those that are stored, and how many are not. */
export interface AddedPhotos {
  readonly paths: readonly string[];
  readonly refused: number;
}

/**
 * Makes pictures small, without where they were taken, and stores them one after the other.
 *
 * @param room how many more may be added.
 * @param onPart told how many are done.
 */
export async function addPhotos(
  files: readonly File[],
  room: number,
  onPart: (done: number) => void,
): Promise<AddedPhotos> {
  const { accepted } = await checkFiles(files, room);
  const paths: string[] = [];
  for (const [index, chosen] of accepted.entries()) {
    onPart(index);
    // One after the other, as a phone on a scaffold has the line for.
    // oxlint-disable-next-line no-await-in-loop
    const { file } = await preparePhoto(chosen);
    const path = isPhotoType(file.type) ? photoPath(file.type) : '';
    // What a browser cannot draw is no picture that a customer could be shown.
    if (!isShownPhoto(path)) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop
      await uploadPhoto(await connect(), { path, file, onProgress: () => undefined });
      paths.push(path);
    } catch {
      // It is told with the others that are not stored.
    }
  }
  return { paths, refused: files.length - paths.length };
}
