import { join } from 'node:path';
import type { BuildOptions } from './build.ts';
import { keptBuilds } from './kept-builds.ts';

/**
 * Folders of which each holds earlier versions of the widgets, in folders of their own. Where somebody keeps the
 * versions, that folder alone says which ones there are: what is deleted there is withdrawn, so no kept build may
 * bring it back.
 */
export async function earlierKitFolders({
  earlierKits,
  keptFolder,
}: Pick<BuildOptions, 'earlierKits' | 'keptFolder'>): Promise<string[]> {
  if (earlierKits) return [earlierKits];
  const kept = keptFolder ? await keptBuilds(keptFolder) : [];
  return kept.map((build) => join(build, 'embed'));
}
