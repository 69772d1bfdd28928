import type { SupabaseClient } from '@supabase/supabase-js';
import { galleryBucket, galleryLimits } from '@vakman/domain/gallery.schema';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { freshPicturePath, type GalleryPicture } from '../support/gallery-pictures.ts';
import { pixelFile, uploadPhoto } from '../support/photos.ts';
import { visitors, type StorageDecision } from './storage-decision.ts';

const bucket = (client: SupabaseClient) => client.storage.from(galleryBucket);
const nobody = { ...visitors('refused'), service_role: 'refused' } as const;

const unwanted: readonly File[] = [
  new File(['<script>'], 'page.html', { type: 'text/html' }),
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg', { type: 'image/svg+xml' }),
  new File(['%PDF-1.7'], 'offer.pdf', { type: 'application/pdf' }),
  new File([new Uint8Array(galleryLimits.bytes + 1)], 'large.png', { type: 'image/png' }),
];

/** Who may do what with the pictures of the gallery; `picture` was published a moment ago by the office. */
export const galleryStorageDecisions: readonly StorageDecision<GalleryPicture>[] = [
  ...unwanted.map((file): StorageDecision<GalleryPicture> => ({
    operation: `publish ${file.name}`,
    ask: (client) => bucket(client).upload(`${crypto.randomUUID()}/${file.name}`, file),
    outcomes: nobody,
  })),
  {
    operation: 'publish again at the same path',
    ask: (client, { path }) => bucket(client).upload(path, pixelFile()),
    outcomes: nobody,
  },
  {
    operation: 'overwrite while uploading',
    ask: (client, { path }) => bucket(client).upload(path, pixelFile(), { upsert: true }),
    outcomes: visitors('refused', 'done'),
  },
  {
    operation: 'ask a link to upload later',
    ask: (client) => bucket(client).createSignedUploadUrl(freshPicturePath()),
    outcomes: visitors('refused', 'done'),
  },
  {
    operation: 'list the bucket',
    ask: (client) => bucket(client).list(),
    outcomes: visitors('nothing', 'done'),
  },
  {
    operation: 'copy',
    ask: (client, { path }) => bucket(client).copy(path, freshPicturePath()),
    outcomes: visitors('refused', 'done'),
  },
  {
    operation: 'publish the photo of a quote request',
    ask: async (client) => {
      const photo = await uploadPhoto(client);
      return client.storage
        .from(photoBucket)
        .copy(photo.path, freshPicturePath(), { destinationBucket: galleryBucket });
    },
    outcomes: visitors('refused', 'done'),
  },
  {
    operation: 'close the bucket to the public',
    ask: async (client) => {
      const answer = await client.storage.updateBucket(galleryBucket, { public: false });
      if (!answer.error) await client.storage.updateBucket(galleryBucket, { public: true });
      return answer;
    },
    outcomes: visitors('refused'),
  },
  {
    operation: 'remove the bucket',
    ask: (client) => client.storage.deleteBucket(galleryBucket),
    outcomes: nobody,
  },
];
