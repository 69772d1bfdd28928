import type { GalleryRow } from '@vakman/domain/gallery/gallery.schema';
import { listGalleryProjects } from '@vakman/supabase/client/gallery';
import { addresses } from '../../../generated/addresses.ts';

const connection = { url: addresses.supabaseUrl, publishableKey: addresses.supabasePublishableKey };

/** The projects in the database of the site, newest first. Rejects with a `BackendError`. */
export function listProjects(): Promise<readonly GalleryRow[]> {
  return listGalleryProjects(connection);
}
