import { photoTypes, type PhotoType } from '../photos/photos.types.ts';
import { randomUuid } from '../text/random-uuid.ts';

export const chatBucket = 'chat-files';

/** Path of a new file in the folder of its conversation. It is made once for a file, so that a retry uploads no second one. */
export function chatFilePath(conversationId: string, type: PhotoType, id: string = randomUuid()): string {
  return `${conversationId}/${id}.${photoTypes[type]}`;
}
