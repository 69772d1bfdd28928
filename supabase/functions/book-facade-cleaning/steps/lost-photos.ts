import { movedPhotoPath, photoLinkSeconds, sentPhotosFolder } from '@vakman/domain/photos/photos.paths.ts';
import type { Turn } from '../turn.ts';

/**
 * Photos that lie neither where they were uploaded nor in the folder of the booking, to which its mails move them:
 * a page that is loaded again finds them there. None where storage does not answer, which proves nothing.
 */
export async function lostPhotos({ submission, dependencies }: Turn, id: string): Promise<number> {
  const { photoPaths } = submission;
  const moved = (path: string) => movedPhotoPath(path, sentPhotosFolder('bookings', id));
  try {
    const found = await dependencies.attachments.links(
      photoPaths.flatMap((path) => [path, moved(path)]),
      photoLinkSeconds,
    );
    return photoPaths.filter((path) => !found.has(path) && !found.has(moved(path))).length;
  } catch {
    return 0;
  }
}
