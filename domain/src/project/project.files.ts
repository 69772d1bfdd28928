import { photoTypes, type PhotoType } from '../photos/photos.types.ts';
import { randomUuid } from '../text/random-uuid.ts';

/** Photos and documents of projects; types and size as of photos elsewhere (`photoLimits`). */
export const projectBucket = 'project-files';

/** Pixels of the longer side of a photo as a page shows many of them. */
export const smallPhotoPixels = 640;

/** Path of a new file of a project; the database checks the same pattern. */
export function projectFilePath(projectId: string, type: PhotoType, id: string = randomUuid()): string {
  return `${projectId}/${id}.${photoTypes[type]}`;
}

/** Path of the smaller picture of a photo. */
export function smallPhotoPath(projectId: string, type: PhotoType, id: string): string {
  return `${projectId}/${id}-small.${photoTypes[type]}`;
}
