import type { SupabaseClient } from '@supabase/supabase-js';
import type { Extent } from '@vakman/domain/rights/rights';
import type { BucketOperation } from '@vakman/domain/rights/rights.buckets';
import { photoPath } from '@vakman/domain/photos/photos.paths';
import { profilePhotoPath } from '@vakman/domain/profile/profile.photo';
import { freshPicturePath } from './gallery-pictures.ts';
import { pixelFile } from './photos.ts';

type Files = ReturnType<SupabaseClient['storage']['from']>;

/** New paths in each bucket, as the product makes them for the files of a person. */
export const freshPaths: Readonly<Record<string, (userId: string) => string>> = {
  'profile-photos': (userId) => profilePhotoPath(userId, 'image/webp'),
  'project-gallery': freshPicturePath,
  'project-images': () => photoPath('image/png'),
};

const pictureAt = (path: string) => pixelFile(path.endsWith('.webp') ? 'image/webp' : 'image/png');

const acts: Readonly<
  Record<
    BucketOperation,
    (files: Files, path: string, fresh: string) => Promise<{ data: unknown; error: unknown }>
  >
> = {
  upload: (files, _path, fresh) => files.upload(fresh, pictureAt(fresh)),
  list: (files, path) => files.list(path.slice(0, path.lastIndexOf('/'))),
  download: (files, path) => files.download(path),
  sign: (files, path) => files.createSignedUrl(path, 60),
  overwrite: (files, path) => files.update(path, pictureAt(path)),
  move: (files, path, fresh) => files.move(path, fresh),
  remove: (files, path) => files.remove([path]),
};

interface Callers {
  readonly client: SupabaseClient;
  readonly service: SupabaseClient;
  /** Of the caller, where he is somebody. */
  readonly userId: string | undefined;
}

/** Does it to the file of another, and, where that fails, to one in the caller's own name. */
export async function tryBucket(
  { client, service, userId }: Callers,
  bucket: string,
  operation: BucketOperation,
): Promise<Extent | undefined> {
  const freshPath = freshPaths[bucket];
  if (freshPath === undefined) throw new Error(`Nobody knows what paths there are in ${bucket}.`);
  const works = async (owner: string) => {
    const path = freshPath(owner);
    const { error } = await service.storage.from(bucket).upload(path, pictureAt(path));
    if (error) throw error;
    const answer = await acts[operation](client.storage.from(bucket), path, freshPath(owner));
    return answer.error === null && !(Array.isArray(answer.data) && answer.data.length === 0);
  };
  if (await works(crypto.randomUUID())) return 'all';
  return userId !== undefined && (await works(userId)) ? 'own' : undefined;
}
