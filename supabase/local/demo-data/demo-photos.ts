import { StorageClient } from '@supabase/storage-js';
import { photoBucket, sentPhotosFolder } from '@vakman/domain/photos/photos.paths';
import { projectBucket } from '@vakman/domain/project/project.files';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../demo-accounts.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoDatabase } from './seed-demo-data.ts';

/** Of the newest so many requests, two of three have photos. */
const requests = 60;
const most = 4;
/** So many projects have photos: those of the demo customer, and those that were changed last. */
const projects = 30;
/** Pixels of each photo. */
const [width, height] = [800, 533];

const customer = demoAccounts.find(({ role }) => role === 'customer');

type Stage = 'before' | 'after';
const folderOf = (stage: Stage) => join(import.meta.dirname, 'photos', stage);
const photo = (stage: Stage, name: string) => readFileSync(join(folderOf(stage), name));
const namesOf = (stage: Stage) =>
  readdirSync(folderOf(stage)).toSorted((one, other) => one.localeCompare(other));

export interface DemoStorage {
  readonly apiUrl: string;
  readonly secretKey: string;
}

type Database = Pick<DemoDatabase, 'query'>;
type Upload = (bucket: string, path: string, file: Buffer) => Promise<void>;

/**
 * Gives the newest requests and projects photos, by the storage service as functions do.
 *
 * @throws what the service refused.
 */
export async function addDemoPhotos(database: Database, { apiUrl, secretKey }: DemoStorage): Promise<void> {
  const storage = new StorageClient(`${apiUrl}/storage/v1`, {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
  });
  const upload: Upload = async (bucket, path, file) => {
    const { error } = await storage.from(bucket).upload(path, file, { contentType: 'image/webp' });
    if (error) throw error;
  };
  const random = createRandom(requests);
  await photographRequests(database, random, upload);
  await photographProjects(database, random, upload);
}

async function photographRequests(database: Database, random: Random, upload: Upload): Promise<void> {
  const names = namesOf('before');
  const { rows } = await database.query(
    `select q.id from public.quote_requests q order by q.created_at desc, q.id limit ${requests}`,
  );
  for (const { id } of rows as { readonly id: string }[]) {
    if (random.chance(1 / 3)) continue;
    const paths: string[] = [];
    for (let count = 1 + random.below(most); count > 0; count -= 1) {
      const path = `${sentPhotosFolder('quote-requests', id)}/${random.uuid()}.webp`;
      await upload(photoBucket, path, photo('before', random.choose(names)));
      paths.push(path);
    }
    await database.query('update public.quote_requests set attachments = $2 where id = $1', [id, paths]);
  }
}

/** Each of a scene before, and of the same once it was done where it is. */
async function photographProjects(database: Database, random: Random, upload: Upload): Promise<void> {
  const scenes = namesOf('after');
  const { rows } = await database.query(
    `select p.id, p.lead, p.created_at, p.done_at from public.projects p
     where p.state <> 'planned' and p.state <> 'cancelled' order by p.email = $1 desc, p.updated_at desc, p.id limit ${projects}`,
    [customer?.email],
  );
  for (const project of rows as DemoPhotographed[]) {
    const scene = random.choose(scenes);
    for (const stage of ['before', 'after'] as const) {
      const at = stage === 'before' ? project.created_at : project.done_at;
      if (at === null) continue;
      const entry = random.uuid();
      const path = `${project.id}/${random.uuid()}.webp`;
      await upload(projectBucket, path, photo(stage, scene));
      await database.query(
        `insert into public.project_entries (id, project_id, kind, stage, audience, author, at)
         values ($1, $2, 'photos', $3, 'customer', $4, $5)`,
        [entry, project.id, stage, project.lead, at],
      );
      await database.query(
        `insert into public.project_photos (id, project_id, entry_id, path, stage, audience, width, height, created_at)
         values ($1, $2, $3, $4, $5, 'customer', ${width}, ${height}, $6)`,
        [random.uuid(), project.id, entry, path, stage, at],
      );
    }
  }
}

interface DemoPhotographed {
  readonly id: string;
  readonly lead: string | null;
  readonly created_at: unknown;
  readonly done_at: unknown;
}
