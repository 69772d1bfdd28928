import { randomUuid } from '../text/random-uuid.ts';

export const profilePhotoBucket = 'profile-photos';

/** What the browser makes of a picture, and what the bucket takes. */
export const profilePhotoTypes = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type ProfilePhotoType = keyof typeof profilePhotoTypes;

/** Limits of a profile photo; the bucket and the database have the same. */
export const profilePhotoLimits = {
  /** Bytes of a file that is taken to be cut. */
  bytesIn: 5_000_000,
  /** Bytes of what is kept. */
  bytesOut: 200_000,
  /** Pixels of each side of what is kept. */
  pixels: 512,
  /** Pixels of the shorter side of a picture that is large enough to show somebody. */
  leastPixels: 128,
} as const;

/** Path of a new photo in the folder of an account. */
export function profilePhotoPath(userId: string, type: ProfilePhotoType, id: string = randomUuid()): string {
  return `${userId}/${id}.${profilePhotoTypes[type]}`;
}
