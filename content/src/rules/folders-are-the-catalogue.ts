import { serviceSlugs } from '@vakman/domain/services';
import type { ContentFault } from '../files/content-error.ts';

/** Folders of `services/` are exactly the catalogue: a folder that nothing reads would be lost in silence. */
export function foldersAreTheCatalogue(folders: readonly string[]): ContentFault[] {
  return folders
    .filter((folder) => !(serviceSlugs as readonly string[]).includes(folder))
    .map((folder) => ({
      file: `services/${folder}`,
      key: '',
      reason: `No service of the catalogue (${serviceSlugs.join(', ')})`,
    }));
}
