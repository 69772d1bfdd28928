import { StorageClient } from '@supabase/storage-js';
import { photoBucket, sentPhotosFolder } from '@vakman/domain/photos/photos.paths';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from './random.ts';
import type { DemoDatabase } from './seed-demo-data.ts';

const folder = join(import.meta.dirname, 'photos');
/** Of the newest so many requests, two of three have photos. */
const requests = 60;
const most = 4;

export interface DemoStorage {
  readonly apiUrl: string;
  readonly secretKey: string;
}

/**
 * Gives the newest requests photos, by the storage service as functions do.
 *
 * @throws what the service refused.
 */
export async function addDemoPhotos(
  database: Pick<DemoDatabase, 'query'>,
  { apiUrl, secretKey }: DemoStorage,
): Promise<void> {
  const random = createRandom(requests);
  const names = readdirSync(folder).toSorted((one, other) => one.localeCompare(other));
  const bucket = new StorageClient(`${apiUrl}/storage/v1`, {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
  }).from(photoBucket);
  const { rows } = await database.query(
    `select q.id from public.quote_requests q order by q.created_at desc, q.id limit ${requests}`,
  );
  for (const { id } of rows as { readonly id: string }[]) {
    if (random.chance(1 / 3)) continue;
    const paths: string[] = [];
    for (let count = 1 + random.below(most); count > 0; count -= 1) {
      const path = `${sentPhotosFolder('quote-requests', id)}/${random.uuid()}.webp`;
      const photo = readFileSync(join(folder, random.choose(names)));
      const { error } = await bucket.upload(path, photo, { contentType: 'image/webp' });
      if (error) throw error;
      paths.push(path);
    }
    await database.query('update public.quote_requests set attachments = $2 where id = $1', [id, paths]);
  }
}
