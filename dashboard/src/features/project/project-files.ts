import { useQueries } from '@tanstack/react-query';
import { fetchProjectFile } from '@vakman/supabase/client/project-files';
import { createContext, use } from 'react';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** Where files of a project come from, by their path in the bucket. */
export const ProjectFiles = createContext(async (path: string): Promise<Blob> =>
  fetchProjectFile(await connect(), path),
);

/** A file of a project, as far as it has arrived. */
export interface LoadedFile {
  readonly file: Blob | undefined;
  readonly isLost: boolean;
}

/** @param paths in the bucket; undefined for what is not wanted yet. */
export function useProjectFiles(paths: readonly (string | undefined)[]): readonly LoadedFile[] {
  const fetchFile = use(ProjectFiles);
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: keys.projectFile(path ?? ''),
      queryFn: () => fetchFile(path ?? ''),
      enabled: path !== undefined,
      // What lies at a path is never another file.
      staleTime: Infinity,
    })),
    combine: (results) =>
      results.map(({ data, isError }, place) => ({
        file: paths[place] === undefined ? undefined : data,
        isLost: isError,
      })),
  });
}
