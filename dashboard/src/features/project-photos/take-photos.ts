import type { PhotoType } from '@vakman/domain/photos/photos.types';
import { projectFilePath, smallPhotoPath, smallPhotoPixels } from '@vakman/domain/project/project.files';
import { projectLimits } from '@vakman/domain/project/project.limits';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { checkFiles } from '@vakman/widgets/form/photos/check-files.ts';
import { preparePhoto } from '@vakman/widgets/form/photos/prepare-photo.ts';
import type { TakenPhoto } from './photo-queue.events.ts';

/** What is chosen once for all photos that are taken together. */
export type PhotoBatch = Pick<TakenPhoto, 'entryId' | 'projectId' | 'userId' | 'stage' | 'audience' | 'body'>;

/** Why a file is left out: what most browsers cannot draw (HEIC) has its own words. */
export interface LeftOut {
  readonly file: string;
  readonly why: 'heic' | 'no-picture' | 'unreadable' | 'too-many';
}

export interface TakeTools {
  readonly check: typeof checkFiles;
  readonly prepare: typeof preparePhoto;
  readonly now: () => number;
}

const browserTools: TakeTools = { check: checkFiles, prepare: preparePhoto, now: Date.now };

const heic = /^image\/hei[cf]$/;
const jpeg: PhotoType = 'image/jpeg';

/**
 * Makes photos of files, one after the other, because a phone has not the memory for all at once: drawn anew, so that
 * they are small, upright and do not tell where they were taken.
 *
 * @param onTaken gets each as soon as it is ready.
 */
export async function takePhotos(
  batch: PhotoBatch,
  files: readonly File[],
  onTaken: (photo: TakenPhoto) => Promise<void>,
  { check, prepare, now }: TakeTools = browserTools,
): Promise<readonly LeftOut[]> {
  const { accepted, problems } = await check(files, projectLimits.photosAtOnce);
  const leftOut: LeftOut[] = problems.map(({ file, kind }) => ({ file, why: reasons[kind] ?? 'unreadable' }));
  const since = now();
  for (const [place, { file, type }] of accepted.entries()) {
    const leaveOut = (why: LeftOut['why']) => leftOut.push({ file: file.name, why });
    if (type === 'application/pdf' || type === 'image/gif') {
      leaveOut('no-picture');
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop
    const large = await prepare({ file, type }).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop
    const small = large?.size && (await prepare(smallerOf(large.file), smallPhotoPixels));
    large?.thumbnail?.close();
    small?.thumbnail?.close();
    if (!large?.size || !small) {
      leaveOut(heic.test(type) ? 'heic' : 'unreadable');
      continue;
    }
    const id = randomUuid();
    const path = projectFilePath(batch.projectId, jpeg, id);
    const smallPath = smallPhotoPath(batch.projectId, jpeg, id);
    const takenAt = since + place / 1000;
    // oxlint-disable-next-line no-await-in-loop
    await onTaken({
      ...batch,
      id,
      path,
      smallPath,
      takenAt,
      ...large.size,
      file: large.file,
      small: small.file,
    });
  }
  return leftOut;
}

const smallerOf = (file: Blob) => ({ file: new File([file], '', { type: jpeg }), type: jpeg });

const reasons: Readonly<Record<string, LeftOut['why']>> = { wrongType: 'no-picture', tooMany: 'too-many' };
