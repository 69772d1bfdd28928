import type { SupabaseClient } from '@supabase/supabase-js';
import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { pixelFile, type UploadedPhoto } from '../support/photos.ts';
import { visitors, type StorageDecision } from './storage-decision.ts';

const bucket = (client: SupabaseClient) => client.storage.from(photoBucket);
const freshPath = () => photoPath('image/png');

/** Who may do what with the files of quote requests; `photo` was uploaded a moment ago by a visitor. */
export const storageDecisions: readonly StorageDecision<UploadedPhoto>[] = [
  ...['elsewhere/a.png', 'quote-attachments/a.png', `quote-requests/${crypto.randomUUID()}/a.png`].map(
    (path): StorageDecision<UploadedPhoto> => ({
      operation: `upload to ${path.replace(/[0-9a-f-]{36}/, '<id>')}`,
      ask: async (client) => {
        const answer = await bucket(client).upload(path, pixelFile());
        if (!answer.error) await bucket(client).remove([path]);
        return answer;
      },
      outcomes: visitors('refused'),
    }),
  ),
  {
    operation: 'upload again to the same path',
    ask: (client, { path }) => bucket(client).upload(path, pixelFile()),
    outcomes: { ...visitors('refused'), service_role: 'refused' },
  },
  {
    operation: 'overwrite while uploading',
    ask: (client, { path }) => bucket(client).upload(path, pixelFile(), { upsert: true }),
    outcomes: visitors('refused'),
  },
  {
    operation: 'ask a link to upload later',
    ask: (client) => bucket(client).createSignedUploadUrl(freshPath()),
    outcomes: visitors('refused'),
  },
  {
    operation: 'sign a path that does not exist',
    ask: (client) => bucket(client).createSignedUrl(freshPath(), 60),
    outcomes: { ...visitors('refused'), service_role: 'refused' },
  },
  {
    operation: 'list the bucket',
    ask: (client) => bucket(client).list(),
    outcomes: visitors('nothing', 'done'),
  },
  {
    operation: 'ask about it',
    ask: (client, { path }) => bucket(client).info(path),
    outcomes: visitors('refused', 'done'),
  },
  {
    operation: 'copy',
    ask: (client, { path }) => bucket(client).copy(path, freshPath()),
    outcomes: visitors('refused'),
  },
  {
    operation: 'list buckets',
    ask: (client) => client.storage.listBuckets(),
    outcomes: visitors('nothing'),
  },
  {
    operation: 'make a bucket',
    ask: async (client) => {
      const name = crypto.randomUUID();
      return client.storage.createBucket(name);
    },
    outcomes: visitors('refused'),
  },
  {
    operation: 'open the bucket to the public',
    ask: async (client) => {
      const answer = await client.storage.updateBucket(photoBucket, { public: true });
      if (!answer.error) await client.storage.updateBucket(photoBucket, { public: false });
      return answer;
    },
    outcomes: visitors('refused'),
  },
  {
    operation: 'empty the bucket',
    ask: (client) => client.storage.emptyBucket(photoBucket),
    outcomes: visitors('refused'),
  },
];
