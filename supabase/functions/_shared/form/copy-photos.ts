import { movedPhotoPath, photoCopyPath } from '@vakman/domain/photos/photos.paths.ts';
import { attempt, type SenderStorage } from './upload-photos.ts';

/**
 * Copies photos that may have been sent with something else, so that what is sent now has its own: from where they were
 * uploaded, or from the folder to which the mails of that other moved them. Gives the paths of the copies; there is none
 * of a photo that lies at neither place, or that the sender may not store any more.
 */
export async function copyPhotos(
  paths: readonly string[],
  folder: string,
  { attachments, claimUploads, log }: SenderStorage,
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const claimed = await attempt(() => claimUploads(paths.map((path) => photoCopyPath(path))), log);
  const copies = (claimed ?? []).map(async (copy, index) => {
    const path = paths[index] ?? '';
    const places = [path, movedPhotoPath(path, folder)];
    const isCopied = await attempt(async () => {
      for (const place of places) if (await attachments.copy(place, copy)) return true;
      return false;
    }, log);
    return isCopied === true ? [copy] : [];
  });
  return (await Promise.all(copies)).flat();
}
