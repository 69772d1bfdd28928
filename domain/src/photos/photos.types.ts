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
