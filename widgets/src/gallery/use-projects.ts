import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { galleryBackend } from './gallery.backend.ts';
import type { GalleryProps } from './gallery.props.ts';
import { mergedItems, type GalleryItem } from './gallery.state.ts';

const none: readonly GalleryRow[] = [];

interface Projects {
  /** Undefined while the database is asked; what the build rendered shows the built-in ones. */
  readonly projects: readonly GalleryItem[] | undefined;
  /** Whether they stay as they are; what the build rendered does not where the database is asked. */
  readonly settled: boolean;
}

/**
 * The projects to be shown: those of the database, newest first, before the built-in ones, which are alone where the
 * database is not asked or does not answer.
 */
export function useProjects({
  words,
  language,
  builtInOnly = false,
  backend = galleryBackend,
}: GalleryProps): Projects {
  const hydrated = useHydrated();
  const [rows, setRows] = useState(backend.known);

  useEffect(() => {
    if (builtInOnly) return undefined;
    let isGone = false;
    async function ask(): Promise<void> {
      const listed = await backend.listProjects().catch((error: unknown) => {
        if (!isGone) console.warn('vakman-gallery shows its built-in projects alone:', error);
        return none;
      });
      if (!isGone) setRows(listed);
    }
    void ask();
    return () => {
      isGone = true;
    };
  }, [backend, builtInOnly]);

  const settled = builtInOnly || rows !== undefined;
  const shown = builtInOnly || !hydrated ? none : rows;
  return { projects: shown && mergedItems(shown, words, language), settled };
}
