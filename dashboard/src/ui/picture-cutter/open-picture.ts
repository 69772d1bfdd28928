import { sniffPhotoType } from '@vakman/domain/photos/photos.types';

/** A picture that somebody chose, to be cut. */
export interface OpenPicture {
  /** Address within the page, for as long as the picture is open. */
  readonly url: string;
  readonly picture: ImageBitmap;
  readonly close: () => void;
}

/** Why a file cannot be taken. */
export type PictureProblem = 'tooLarge' | 'wrongType' | 'unreadable' | 'tooSmall';

export interface PictureLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Pixels that it has at least, lying or standing. */
  readonly width: number;
  readonly height: number;
}

/** What a browser offers to choose from. */
export const chosenTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/** Bytes that prove what a file is. */
const signatureLength = 16;

/** Looks at what the file is and not at what it says that it is. Never rejects. */
export async function openPicture(file: File, limits: PictureLimits): Promise<OpenPicture | PictureProblem> {
  if (file.size > limits.bytes) return 'tooLarge';
  try {
    const type = sniffPhotoType(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
    if (type === undefined || type === 'application/pdf') return 'wrongType';
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const [short, long] = [picture.width, picture.height].toSorted((one, other) => one - other);
    const [least, most] = [limits.width, limits.height].toSorted((one, other) => one - other);
    if ((short ?? 0) < (least ?? 0) || (long ?? 0) < (most ?? 0)) {
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
