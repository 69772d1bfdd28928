import { Buffer } from 'node:buffer';
import { withoutLocation } from '@vakman/domain/photos/photos.location.ts';
import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';
import { sniffPhotoType, type PhotoType } from '@vakman/domain/photos/photos.types.ts';

export interface Photo {
  /** What its first bytes prove. */
  readonly type: PhotoType;
  /** The file without the place where it was taken. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file is none that we take: keys of the quote form's messages under `errors.photos`. */
export type PhotoRefusal = 'wrongType' | 'tooLarge';

/** Bytes that prove what a file is. */
const signatureBytes = 16;

/**
 * Reads a file to its end and holds it only while it may still be a photo: the place where it was taken may stand
 * anywhere in it. Undefined for an empty file, which a browser sends where nothing was chosen. Rejects where the
 * form breaks off within the file.
 */
export async function readPhoto(
  content: AsyncIterable<Uint8Array>,
): Promise<Photo | PhotoRefusal | undefined> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let refusal: PhotoRefusal | undefined;
  for await (const chunk of content) {
    const isStart = size < signatureBytes;
    size += chunk.length;
    if (refusal !== undefined) continue;
    chunks.push(chunk);
    if (isStart && size >= signatureBytes && sniffPhotoType(Buffer.concat(chunks)) === undefined)
      refusal = 'wrongType';
    else if (size > photoLimits.bytes) refusal = 'tooLarge';
    if (refusal !== undefined) chunks = [];
  }
  if (size === 0 || refusal !== undefined) return refusal;
  const bytes = Buffer.concat(chunks);
  chunks = [];
  const type = sniffPhotoType(bytes);
  return type === undefined ? 'wrongType' : { type, bytes: withoutLocation(bytes) };
}
