import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { connection } from '../connection.ts';

/** What the gallery needs of the backend. */
export interface GalleryBackend {
  /** Newest first. Rejects with a `BackendError`, or where its code did not arrive. */
  readonly listProjects: () => Promise<readonly GalleryRow[]>;
  /** What was answered before, for a gallery that comes again. */
  readonly known?: () => readonly GalleryRow[] | undefined;
}

/** Asks once for all galleries of a page, now and later; what failed is asked for anew. */
export function askedOnce(ask: GalleryBackend['listProjects']): Required<GalleryBackend> {
  let known: readonly GalleryRow[] | undefined;
  let asked: Promise<readonly GalleryRow[]> | undefined;
  return {
    known: () => known,
    async listProjects() {
      asked ??= ask();
      try {
        known = await asked;
      } catch (error) {
        asked = undefined;
        throw error;
      }
      return known;
    },
  };
}

/** The real one, whose code comes with the first call. */
export const galleryBackend: GalleryBackend = askedOnce(async () => {
  const { listGalleryProjects } = await import('@vakman/supabase/client/gallery');
  return listGalleryProjects(connection);
});
