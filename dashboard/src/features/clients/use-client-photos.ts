import { useState } from 'react';
import { useRequestPhotos } from '../requests/use-request-photos.ts';
import type { ClientPhotos } from './client-files.tsx';

/** As many as are fetched unasked: a photo is large, and somebody may look on a telephone. */
const few = 6;

/** @param paths in the bucket `project-images`. */
export function useClientPhotos(paths: readonly string[]): ClientPhotos {
  const [isWhole, setIsWhole] = useState(false);
  const photos = useRequestPhotos(isWhole ? paths : paths.slice(0, few));
  return { photos, count: paths.length, onAll: () => setIsWhole(true) };
}
