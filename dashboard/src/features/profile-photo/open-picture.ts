import { sniffPhotoType } from '@vakman/domain/photos/photos.types';
import { profilePhotoLimits } from '@vakman/domain/profile/profile.photo';

/** A picture that somebody chose, to be cut. */
export interface OpenPicture {
  /** Address within the page, for as long as the picture is open. */
  readonly url: string;
  readonly picture: ImageBitmap;
  readonly close: () => void;
}

/** Why a file cannot be a profile photo. */
export type PictureProblem = 'tooLarge' | 'wrongType' | 'unreadable' | 'tooSmall';

/** Bytes that prove what a file is. */
const signatureLength = 16;

/** Looks at what the file is and not at what it says that it is. Never rejects. */
export async function openPicture(file: File): Promise<OpenPicture | PictureProblem> {
  if (file.size > profilePhotoLimits.bytesIn) return 'tooLarge';
  try {
    const type = sniffPhotoType(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
    if (type === undefined || type === 'application/pdf') return 'wrongType';
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (Math.min(picture.width, picture.height) < profilePhotoLimits.leastPixels) {
      picture.close();
      return 'tooSmall';
    }
    const url = URL.createObjectURL(file);
    const close = () => {
      URL.revokeObjectURL(url);
      picture.close();
    };
    return { url, picture, close };
  } catch {
    return 'unreadable';
  }
}
