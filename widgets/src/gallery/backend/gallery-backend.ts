import type { GalleryRow } from '@vakman/supabase/client/list-gallery-projects';

export type { GalleryRow };

/** What the gallery needs of the backend. */
export interface GalleryBackend {
  /** Newest first. Rejects with a `BackendError`, or where its code did not arrive. */
  readonly listProjects: (signal: AbortSignal) => Promise<readonly GalleryRow[]>;
}

/** The real one, whose code comes with the first call. */
export const galleryBackend: GalleryBackend = {
  async listProjects(signal) {
    const { listProjects } = await import('./list-projects.ts');
    return listProjects(signal);
  },
};
