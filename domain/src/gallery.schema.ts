import * as z from 'zod/mini';
import { languages, type Language } from './languages/languages.ts';
import { codePoints, isStorable } from './text/text.ts';

/** Keys of the filters; their labels are messages. */
export const galleryCategories = ['painting', 'other'] as const;

/** Public bucket of the pictures. */
export const galleryBucket = 'project-gallery';

/** Limits of the table and the bucket. */
export const galleryLimits = {
  /** Code points. */
  title: 120,
  /** Code points. */
  description: 600,
  /** Characters of a picture's path in the bucket. */
  path: 300,
  /** Bytes for each picture: every visitor loads it. */
  bytes: 2 * 1024 * 1024,
} as const;

/** Media types that the bucket takes. */
export const galleryTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Path of a picture in the public bucket; the database checks the same pattern. No address of another place is one. */
const picturePath = /^[A-Za-z0-9_][A-Za-z0-9._()-]*(\/[A-Za-z0-9_][A-Za-z0-9._()-]*)*$/;

// By `refine` what zod has a check of its own for: all widgets share one copy of zod, and pay for each part of it.

/** Trimmed, because a row is stored as it will be shown. */
const text = (max: number) =>
  z
    .string()
    .check(
      z.refine(
        (value) => value !== '' && value === value.trim() && isStorable(value) && codePoints(value) <= max,
      ),
    );

const title = text(galleryLimits.title);
const description = text(galleryLimits.description);
const picture = z.nullable(
  z.string().check(z.refine((value) => value.length <= galleryLimits.path && picturePath.test(value))),
);

const translation = z.strictObject({
  title: z.exactOptional(title),
  description: z.exactOptional(description),
});

const translationOf = Object.fromEntries(
  languages.map((language) => [language, z.exactOptional(translation)]),
) as Record<Language, z.ZodMiniExactOptional<typeof translation>>;

/** A project that the office added: a row of `project_gallery`. Its own texts are Dutch, its pictures paths. */
export const galleryRowSchema = z.object({
  id: z.number().check(z.refine(Number.isSafeInteger)),
  title,
  category: z.enum(galleryCategories),
  description: z.nullable(description),
  before_image_url: picture,
  after_image_url: picture,
  /** Texts of other languages, as far as somebody wrote them. */
  translations: z.nullable(z.strictObject(translationOf)),
  /** ISO 8601. */
  created_at: z.string(),
});

export type GalleryRow = z.infer<typeof galleryRowSchema>;

/** Where everybody may open a picture of the bucket. */
export function galleryPictureUrl(backendUrl: string, path: string): string {
  return `${backendUrl}/storage/v1/object/public/${galleryBucket}/${path}`;
}

/** The rows that fit; one that does not is left out, so that it cannot hide the others. */
export function fittingGalleryRows(rows: readonly unknown[]): GalleryRow[] {
  return rows.flatMap((row) => z.safeParse(galleryRowSchema, row).data ?? []);
}

/** The widths in which a picture lies beside its largest one, whose path the table keeps. */
const sized = /^(.*\/projects\/[0-9a-f-]{36}\/)1200\.(webp|jpg)$/;

/** Addresses of all sizes of a picture that the office cut, as the attribute `srcset` lists them. */
export function gallerySrcSet(url: string): string | undefined {
  const [, folder, type] = sized.exec(url) ?? [];
  return folder && `${folder}600.${type} 600w,${url} 1200w`;
}
