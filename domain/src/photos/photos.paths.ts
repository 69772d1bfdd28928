import { randomUuid } from '../text/random-uuid.ts';
import { photoTypes, type PhotoType } from './photos.types.ts';

export const photoBucket = 'project-images';
export const photoFolder = 'quote-attachments';

/** Seconds that the visitor's signed link opens a file. */
export const photoLinkSeconds = 86_400;

/** Path in the bucket of a new file: random, so that it tells and reveals nothing. */
export function photoPath(type: PhotoType, id: string = randomUuid()): string {
  return `${photoFolder}/${id}.${photoTypes[type]}`;
}

/** Path of a copy of a file: as random as the first one. */
export function photoCopyPath(path: string, id: string = randomUuid()): string {
  return `${photoFolder}/${id}.${path.split('.').at(-1)}`;
}

/**
 * Folder of its own to which the photos of a request or a booking are moved, where no visitor's link opens them; the
 * database knows both names.
 */
export const sentPhotosFolder = (subject: 'quote-requests' | 'bookings', id: string): string =>
  `${subject}/${id}`;

/** Where a photo lies after it was moved to a folder. */
export const movedPhotoPath = (path: string, folder: string): string => `${folder}/${path.split('/').at(-1)}`;

/** `quote-attachments/<uuid>.<extension>`; the database checks the same pattern. */
export const photoPathPattern =
  '^quote-attachments/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(jpg|png|webp|avif|gif|heic|heif|pdf)$';

/** A signed link as the storage service makes it; the database checks the same pattern. */
export const photoLinkPattern =
  '^https?://[A-Za-z0-9.:-]{1,255}/storage/v1/object/sign/project-images/quote-attachments/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(jpg|png|webp|avif|gif|heic|heif|pdf)\\?token=[A-Za-z0-9._-]{1,2000}$';

/** The path that a signed link opens, or undefined where it is no such link. */
export function photoPathOfLink(link: string): string | undefined {
  if (!new RegExp(photoLinkPattern).test(link)) return undefined;
  // Not by `URL`, which refuses hosts that the pattern and the database let pass.
  return link.split(`/${photoBucket}/`)[1]?.split('?')[0];
}
