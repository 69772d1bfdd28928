import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { keys } from '../../backend/keys.ts';
import type { PhotoQueue } from './photo-queue.events.ts';
import { photoQueueOf } from './photo-queue-of.ts';
import type { OpenQueue } from './photo-queue.ts';

/** The queue as it stands, on whatever page; a project that is shown gets its photo as soon as that is stored. */
export function usePhotoQueue(userId: string): { readonly photos: PhotoQueue; readonly queue: OpenQueue } {
  const queries = useQueryClient();
  const queue = photoQueueOf(userId);
  const photos = useSyncExternalStore(queue.subscribe, queue.snapshot);
  useEffect(
    () =>
      queue.onStored(({ projectId }) => {
        void queries.invalidateQueries({ queryKey: keys.project(userId, projectId) });
      }),
    [queries, queue, userId],
  );
  return { photos, queue };
}
