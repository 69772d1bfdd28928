import type { ChatFile } from '@vakman/domain/chat/chat.answers';
import { chatFilePath } from '@vakman/domain/chat/chat.files';
import { chatLimits } from '@vakman/domain/chat/chat.limits';
import { isPhotoType } from '@vakman/domain/photos/photos.types';
import { oneLine, storable } from '@vakman/domain/text/text';
import type { Photo } from '@vakman/widgets/form/photos/photo.ts';
import { createPhotoStore, type PhotoStore } from '@vakman/widgets/form/photos/photo-store.ts';
import { importPart } from '../../router/lost-chunk.ts';

export type UploadFile = (upload: {
  readonly path: string;
  readonly file: Blob;
  readonly onProgress: (part: number) => void;
}) => Promise<void>;

/** Files that somebody adds; what makes them small and takes out where they were taken comes with the first. */
export const createAttachments = () =>
  createPhotoStore(async () => {
    const { addPhotos } = await importPart(() => import('@vakman/widgets/form/photos/photo-tools.ts'));
    return addPhotos;
  });

/** Pixels of a picture; null where it is none that this browser draws. */
async function sizeOf(file: Blob): Promise<Pick<ChatFile, 'width' | 'height'>> {
  try {
    const { width, height, close } = await createImageBitmap(file).then((picture) => ({
      width: picture.width,
      height: picture.height,
      close: () => picture.close(),
    }));
    close();
    return { width, height };
  } catch {
    return { width: null, height: null };
  }
}

const shortName = (name: string) => [...oneLine(storable(name))].slice(-chatLimits.fileName).join('') || '-';

/** Uploads one that is ready. Its path follows from its key, so that another attempt uploads no second one. */
export async function uploadAttachment(
  { key, name, file }: Photo,
  conversationId: string,
  { store, upload }: { readonly store: PhotoStore; readonly upload: UploadFile },
): Promise<ChatFile | undefined> {
  if (!file || !isPhotoType(file.type)) return undefined;
  const path = chatFilePath(conversationId, file.type, key);
  store.update(key, { status: 'uploading', part: 0 });
  try {
    await upload({ path, file, onProgress: (part) => store.update(key, { part }) });
  } catch {
    store.update(key, { status: 'failed' });
    return undefined;
  }
  const size = await sizeOf(file);
  return { path, name: shortName(name), type: file.type, bytes: file.size, ...size };
}
