import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContent } from '@vakman/content/content';
import { ContentError } from '@vakman/content/files/content-error';
import { contentFolder } from '@vakman/content/files/content-folder';
import type { Pictures } from '../../src/_components/picture/picture-files.ts';
import { pictureNames } from '../../src/_components/picture/picture-names.ts';
import { assetFolder } from '../write-asset.ts';
import { buildPicture } from './build-picture.ts';
import { photographFaults } from './photograph-faults.ts';
import { readPhotographs } from './photographs.ts';
import { readScene } from './scenes.ts';

/** Writes all pictures below `outFolder`, and answers where they are. */
export async function buildPictures(options: {
  readonly outFolder: string;
  readonly cacheFolder: string;
}): Promise<Pictures> {
  const { outFolder } = options;
  const photographs = await readPhotographs(contentFolder);
  const faults = photographFaults(loadContent().photographs, new Set(photographs.keys()));
  if (faults.length > 0) throw new ContentError(faults);
  const folders = { outFolder, cacheFolder: join(options.cacheFolder, 'pictures') };
  await mkdir(join(outFolder, assetFolder), { recursive: true });
  const built = pictureNames.map(async (name) => {
    const source = { name, scene: readScene(name), photograph: photographs.get(name) };
    return [name, await buildPicture(source, folders)] as const;
  });
  return Object.fromEntries(await Promise.all(built)) as unknown as Pictures;
}
