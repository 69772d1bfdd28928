import type { SupabaseClient } from '@supabase/supabase-js';
import { photoBucket, photoLinkSeconds, photoPath } from '@vakman/domain/photos/photos.paths';

/** The smallest picture there is: one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const pixelFile = (type = 'image/png') => new File([pixel], 'kozijn.png', { type });

export interface UploadedPhoto {
  readonly path: string;
  readonly link: string;
}

/** Uploads a picture and asks a link to it, as the form does. */
export async function uploadPhoto(client: SupabaseClient): Promise<UploadedPhoto> {
  const path = photoPath('image/png');
  const bucket = client.storage.from(photoBucket);
  const uploaded = await bucket.upload(path, pixelFile());
  if (uploaded.error) throw uploaded.error;
  const signed = await bucket.createSignedUrl(path, photoLinkSeconds);
  if (signed.error) throw signed.error;
  return { path, link: signed.data.signedUrl };
}
