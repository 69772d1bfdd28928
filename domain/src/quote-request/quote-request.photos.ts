import { randomUuid } from '../text/random-uuid.ts';

/** Limits of attachments, the same on form, bucket and function. */
export const photoLimits = {
  /** Files for each request. */
  count: 10,
  /** Bytes for each file, after the browser has made large pictures smaller. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of all files together in a form without script, whose browser makes nothing smaller. */
  formBytes: 40 * 1024 * 1024,
  /** Pixels of the longer side that the browser scales down to. */
  pixels: 2048,
} as const;

export const photoBucket = 'project-images';
export const photoFolder = 'quote-attachments';

/** Seconds that the visitor's signed link opens a file. */
export const photoLinkSeconds = 86_400;

/** Extension of a stored file by its media type. */
export const photoTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'application/pdf': 'pdf',
} as const;

export type PhotoType = keyof typeof photoTypes;

export function isPhotoType(value: string): value is PhotoType {
  return Object.hasOwn(photoTypes, value);
}

const extensions: Readonly<Record<string, PhotoType>> = {
  ...Object.fromEntries(
    Object.entries(photoTypes).map(([type, extension]) => [extension, type as PhotoType]),
  ),
  jpeg: 'image/jpeg',
};

/** Value of `accept` for a file input. */
export const photoAccept = [...Object.keys(photoTypes), ...Object.keys(extensions).map((e) => `.${e}`)].join(
  ',',
);

const starts = (bytes: Uint8Array, signature: string, at = 0) =>
  [...signature].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** Brands of the ISO base media file format (the bytes after `ftyp`). */
const brands: Readonly<Record<string, PhotoType>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  hevc: 'image/heic',
  mif1: 'image/heif',
  msf1: 'image/heif',
};

/**
 * The media type that the first bytes (16 are enough) prove, whatever name or type the file claims;
 * undefined for everything that is not an accepted picture or PDF: HTML, SVG, programs, empty files.
 */
export function sniffPhotoType(bytes: Uint8Array): PhotoType | undefined {
  if (starts(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(bytes, 'GIF87a') || starts(bytes, 'GIF89a')) return 'image/gif';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'image/webp';
  if (starts(bytes, '%PDF-')) return 'application/pdf';
  if (starts(bytes, 'ftyp', 4)) return brands[String.fromCharCode(...bytes.slice(8, 12))];
  return undefined;
}

/** Path in the bucket of a new file: random, so that it tells and reveals nothing. */
export function photoPath(type: PhotoType, id: string = randomUuid()): string {
  return `${photoFolder}/${id}.${photoTypes[type]}`;
}

/** Path of a copy of a file: as random as the first one. */
export function photoCopyPath(path: string, id: string = randomUuid()): string {
  return `${photoFolder}/${id}.${path.split('.').at(-1)}`;
}

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
