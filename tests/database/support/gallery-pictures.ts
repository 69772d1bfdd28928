import type { SupabaseClient } from '@supabase/supabase-js';
import { galleryBucket } from '@vakman/domain/gallery.schema';
import { pixelFile } from './photos.ts';

export interface GalleryPicture {
  readonly path: string;
  /** Address that everybody may open. */
  readonly url: string;
}

export const freshPicturePath = () => `projects/${crypto.randomUUID()}.png`;

/** Publishes a picture, as the office does. */
export async function uploadGalleryPicture(client: SupabaseClient): Promise<GalleryPicture> {
  const path = freshPicturePath();
  const bucket = client.storage.from(galleryBucket);
  const { error } = await bucket.upload(path, pixelFile());
  if (error) throw error;
  return { path, url: bucket.getPublicUrl(path).data.publicUrl };
}
