import { sniffPhotoType, type PhotoType } from '@vakman/domain/photos/photos.types';
import type { PhotoProblem } from './photo.ts';

export interface AcceptedFile {
  readonly file: File;
  readonly type: PhotoType;
}

/** Bytes that prove what a file is. */
const signatureLength = 16;

/** Parts the files that may be added from those that may not. */
export async function checkFiles(files: readonly File[], room: number) {
  const accepted: AcceptedFile[] = [];
  const problems: PhotoProblem[] = [];
  for (const file of files) {
    const bytes = await firstBytes(file);
    const type = bytes && sniffPhotoType(bytes);
    if (!bytes) problems.push({ kind: 'unreadable', file: file.name });
    else if (bytes.length === 0) problems.push({ kind: 'empty', file: file.name });
    else if (type === undefined) problems.push({ kind: 'wrongType', file: file.name });
    else if (accepted.length < room) accepted.push({ file, type });
    else if (problems.every(({ kind }) => kind !== 'tooMany'))
      problems.push({ kind: 'tooMany', file: file.name });
  }
  return { accepted, problems };
}

/** Undefined where the file cannot be read: it is gone, or changed after it was chosen. */
async function firstBytes(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  } catch {
    return undefined;
  }
}
