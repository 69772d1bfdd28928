import { useQueries } from '@tanstack/react-query';
import { fetchRequestPhoto } from '@vakman/supabase/client/request-photos';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** A file that came with a request, as far as it has arrived. */
export interface LoadedPhoto {
  readonly path: string;
  readonly file: Blob | undefined;
  readonly isLost: boolean;
}

/** @param paths in the bucket `project-images`. */
export function useRequestPhotos(paths: readonly string[]): readonly LoadedPhoto[] {
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: keys.requestPhoto(path),
      queryFn: async () => fetchRequestPhoto(await connect(), path),
      // What lies at a path is never another file.
      staleTime: Infinity,
    })),
    combine: (results) =>
      results.map(({ data, isError }, index) => ({ path: paths[index] ?? '', file: data, isLost: isError })),
  });
}
