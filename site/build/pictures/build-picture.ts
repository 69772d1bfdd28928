import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFiles } from '../../src/_components/picture/picture-files.ts';
import { assetFolder } from '../write-asset.ts';
import { encodePicture } from './encode-picture.ts';
import { readSource, type PictureSource } from './picture-key.ts';

/** Writes one picture below `outFolder` in all widths and formats, and answers where it is. */
export async function buildPicture(
  { name, scene, photograph }: PictureSource,
  { outFolder, cacheFolder }: { readonly outFolder: string; readonly cacheFolder: string },
): Promise<PictureFiles> {
  const source = await readSource({ scene, photograph });
  const { hash, folder, files } = await encodePicture(source, scene, cacheFolder);
  const path = `${assetFolder}/${name}-${hash}`;
  await Promise.all(
    files.map((file) => copyFile(join(folder, file.name), join(outFolder, `${path}-${file.name}`))),
  );
  const heights = new Map(files.map(({ width, height }) => [width, height]));
  const widths = [...heights.keys()].toSorted((one, other) => one - other);
  const width = widths.at(-1) ?? 0;
  return { path, widths, width, height: heights.get(width) ?? 0, isPhotograph: photograph !== undefined };
}
