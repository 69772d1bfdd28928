import type { SupabaseClient } from '@supabase/supabase-js';
import type { Extent } from '@vakman/domain/rights/rights';
import { chatFilePath } from '@vakman/domain/chat/chat.files';
import type { BucketOperation } from '@vakman/domain/rights/rights.buckets';
import { photoPath } from '@vakman/domain/photos/photos.paths';
import { quoteDocumentPath } from '@vakman/domain/quote/quote.document';
import { profilePhotoPath } from '@vakman/domain/profile/profile.photo';
import type { Backend } from '@vakman/supabase/local/backend';
import { conversationOf } from './conversations.ts';
import { freshPicturePath } from './gallery-pictures.ts';
import { pixelFile } from './photos.ts';
import { shownPhoto } from './projects.ts';

type Files = ReturnType<SupabaseClient['storage']['from']>;

/** New paths in each bucket, as the product makes them for the files of a person. */
export const freshPaths: Readonly<
  Record<string, (userId: string, database: Backend['database']) => string | Promise<string>>
> = {
  'chat-files': async (userId, database) => chatFilePath(await conversationOf(database, userId), 'image/png'),
  'profile-photos': (userId) => profilePhotoPath(userId, 'image/webp'),
  'project-files': (userId, database) => shownPhoto(database, userId),
  'project-gallery': freshPicturePath,
  'project-images': () => photoPath('image/png'),
  'quote-documents': () => quoteDocumentPath(crypto.randomUUID()),
};

const types: Readonly<Record<string, string>> = { webp: 'image/webp', pdf: 'application/pdf' };
const fileAt = (path: string) => pixelFile(types[path.split('.').at(-1) ?? ''] ?? 'image/png');
const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

const acts: Readonly<
  Record<
    BucketOperation,
    (files: Files, path: string, fresh: string) => Promise<{ data: unknown; error: unknown }>
  >
> = {
  upload: (files, _path, fresh) => files.upload(fresh, fileAt(fresh)),
  list: (files, path) => files.list(folderOf(path)),
  download: (files, path) => files.download(path),
  sign: (files, path) => files.createSignedUrl(path, 60),
  overwrite: (files, path) => files.update(path, fileAt(path)),
  move: (files, path, fresh) => files.move(path, fresh),
  remove: (files, path) => files.remove([path]),
};

interface Callers {
  readonly database: Backend['database'];
  readonly client: SupabaseClient;
  readonly service: SupabaseClient;
  /** Of the caller, where he is somebody. */
  readonly userId: string | undefined;
}

/** Does it to the file of another, and, where that fails, to one in the caller's own name. */
export async function tryBucket(
  { database, client, service, userId }: Callers,
  bucket: string,
  operation: BucketOperation,
): Promise<Extent | undefined> {
  const freshPath = freshPaths[bucket];
  if (freshPath === undefined) throw new Error(`Nobody knows what paths there are in ${bucket}.`);
  const works = async (owner: string) => {
    const path = await freshPath(owner, database);
    const { error } = await service.storage.from(bucket).upload(path, fileAt(path));
    if (error) throw error;
    const answer = await acts[operation](client.storage.from(bucket), path, await freshPath(owner, database));
    return answer.error === null && !(Array.isArray(answer.data) && answer.data.length === 0);
  };
  if (await works(crypto.randomUUID())) return 'all';
  return userId !== undefined && (await works(userId)) ? 'own' : undefined;
}
