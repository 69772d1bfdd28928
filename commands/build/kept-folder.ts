import { join } from 'node:path';

/** Where the builds for one site are kept: what was built for another has no business there. */
export function keptFolderOf(cacheFolder: string, siteUrl: string): string {
  return join(cacheFolder, 'kept-builds', siteUrl.replaceAll(/[^\w.-]+/g, '-'));
}
