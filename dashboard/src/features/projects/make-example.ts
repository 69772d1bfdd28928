import { pictureFolder, pictureLimits, pictureRatio, pictureWidths } from '@vakman/domain/gallery.project';
import type { PublishedPhoto } from '@vakman/domain/project/project.drafts';
import type { ProjectPhoto } from '@vakman/domain/project/project.answers';
import type { Connection } from '@vakman/supabase/client/connection';
import { uploadPicture } from '@vakman/supabase/client/gallery-projects';
import { fetchProjectFile } from '@vakman/supabase/client/project-files';
import { publishToGallery } from '@vakman/supabase/client/project-people';
import { cutPicture, type Cut } from '../../ui/picture-cutter/cut-picture.ts';
import type { WantedExample } from './office-actions.ts';

/** The middle of a picture, three by two, as large as it goes; the gallery cuts it otherwise where somebody wants to. */
export function middleOf({ width, height }: { readonly width: number; readonly height: number }): Cut {
  const cut = Math.min(width, height * pictureRatio);
  const area = { width: cut, height: cut / pictureRatio };
  return { turn: 0, area: { ...area, x: (width - area.width) / 2, y: (height - area.height) / 2 } };
}

async function published(connection: Connection, { id, path }: ProjectPhoto): Promise<PublishedPhoto> {
  const picture = await createImageBitmap(await fetchProjectFile(connection, path));
  try {
    const sizes = new Map<number, Blob>();
    for (const width of pictureWidths) {
      const size = { width, height: width / pictureRatio, bytes: pictureLimits.bytesOut };
      // One after the other: a phone has not the memory for all at once.
      // oxlint-disable-next-line no-await-in-loop
      sizes.set(width, await cutPicture(picture, middleOf(picture), size));
    }
    return { photoId: id, path: await uploadPicture(connection, pictureFolder(), sizes) };
  } finally {
    picture.close();
  }
}

/**
 * Puts photos that the customer allowed into the gallery, as a draft.
 *
 * @returns its id there.
 * @throws {BackendError}
 */
export async function makeExample(
  connection: Connection,
  projectId: string,
  { before, after, title, category, description }: WantedExample,
): Promise<number> {
  return publishToGallery(connection, {
    projectId,
    before: before && (await published(connection, before)),
    after: await published(connection, after),
    title,
    category,
    description: description === '' ? null : description,
  });
}
