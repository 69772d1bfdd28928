import { withoutLocation } from '@vakman/domain/quote-request/quote-request.photo-location.ts';
import {
  photoLimits,
  sniffPhotoType,
  type PhotoType,
} from '@vakman/domain/quote-request/quote-request.photos.ts';
import type { FormFile, ReadForm } from './read-form.ts';

export interface Photo {
  /** What its first bytes prove. */
  readonly type: PhotoType;
  /** The file without the place where it was taken. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Keys of the quote form's messages under `errors.photos`. */
export type PhotoError =
  | { readonly key: 'wrongType' | 'tooLarge'; readonly file: string }
  | { readonly key: 'tooMany' };

export interface CheckedPhotos {
  readonly photos: readonly Photo[];
  readonly errors: readonly PhotoError[];
}

function checkFile({ name, bytes, isCut }: FormFile): Photo | PhotoError {
  const type = sniffPhotoType(bytes.subarray(0, 16));
  if (type === undefined) return { key: 'wrongType', file: name };
  if (isCut) return { key: 'tooLarge', file: name };
  return { type, bytes: withoutLocation(bytes) };
}

/**
 * Parts good photos from what is refused, beside `kept` ones that were uploaded before. Empty files are
 * passed over: a browser sends one where nothing was chosen.
 */
export function checkPhotos({ files, hasMoreFiles }: ReadForm, kept: number): CheckedPhotos {
  const results = files.filter(({ bytes }) => bytes.length > 0).map(checkFile);
  const good = results.filter((result) => 'type' in result);
  const refused = results.filter((result) => 'key' in result);
  const room = Math.max(0, photoLimits.count - kept);
  const isTooMany = hasMoreFiles || good.length > room;
  return {
    photos: good.slice(0, room),
    errors: isTooMany ? [...refused, { key: 'tooMany' }] : refused,
  };
}
