import * as z from 'zod/mini';
import { galleryRowSchema } from './gallery.schema.ts';
import { randomUuid } from './text/random-uuid.ts';

/** How a customer allowed that his house is shown; without it nothing is published. On his own page of a project, by `account`. */
export const permissions = ['mail', 'paper', 'spoken', 'account'] as const;
export type Permission = (typeof permissions)[number];

/** A project as the office works on it: drafts, too. Pictures are paths in the bucket. */
export const galleryProjectSchema = z.extend(galleryRowSchema, {
  /** ISO instant with offset; null for a draft. */
  published_at: z.nullable(z.string()),
  permission: z.nullable(z.enum(permissions)),
  /** A day, such as `2026-11-30`. */
  permitted_on: z.nullable(z.string()),
  /** Rises with each change; a change names the one that it was made for. */
  version: z.int(),
});
export type GalleryProject = z.infer<typeof galleryProjectSchema>;

/** What is made of a picture: three by two, in the widths that pages show, in pixels. */
export const pictureWidths = [600, 1200] as const;
export const pictureRatio = 3 / 2;

/** What the browser makes of a picture. */
export const pictureTypes = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type PictureType = keyof typeof pictureTypes;

/** Limits of a file that is taken to be cut. */
export const pictureLimits = {
  bytesIn: 20_000_000,
  /** Of the largest of what is kept. */
  bytesOut: 400_000,
  /** Pixels of the width: what is smaller would be blurred. */
  leastWidth: 900,
  leastHeight: 600,
} as const;

/** Folder of a new picture with all its sizes. */
export const pictureFolder = (id: string = randomUuid()): string => `projects/${id}`;

/** Path of a picture of one width; the table keeps that of the largest. */
export function picturePath(folder: string, width: number, type: PictureType): string {
  return `${folder}/${width}.${pictureTypes[type]}`;
}
