import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '@vakman/content/files/content-folder';
import type { PictureFiles, Pictures } from '../../src/_components/picture/picture-files.ts';
import { pictureNames, type PictureName } from '../../src/_components/picture/picture-names.ts';
import { assetFolder } from '../write-asset.ts';
import { drawingSvg } from './drawing-svg.ts';
import { encodePicture } from './encode-picture.ts';
import { readPhotographs } from './photographs.ts';

export interface PictureOptions {
  readonly outFolder: string;
  readonly cacheFolder: string;
  /** Holds `pictures/`, whose photographs replace drawings. */
  readonly contentFolder?: string;
}

/** Writes all pictures below `outFolder`, and answers where they are. */
export async function buildPictures(options: PictureOptions): Promise<Pictures> {
  const { scenes } = await import('../../src/drawings/scenes/scenes.ts');
  const photographs = await readPhotographs(options.contentFolder ?? contentFolder);
  const cacheFolder = join(options.cacheFolder, 'pictures');
  await mkdir(join(options.outFolder, assetFolder), { recursive: true });

  async function build(name: PictureName): Promise<PictureFiles> {
    const scene = scenes[name];
    const photograph = photographs.get(name);
    const source = photograph ? await readFile(photograph) : Buffer.from(drawingSvg(scene));
    const { hash, folder, files } = await encodePicture(source, scene, cacheFolder);
    const path = `${assetFolder}/${name}-${hash}`;
    await Promise.all(
      files.map((file) => copyFile(join(folder, file.name), join(options.outFolder, `${path}-${file.name}`))),
    );
    const sizes = new Map(files.map(({ width, height }) => [width, height]));
    const widths = [...sizes.keys()].toSorted((one, other) => one - other);
    const width = widths.at(-1) ?? 0;
    return { path, widths, width, height: sizes.get(width) ?? 0 };
  }

  const built = await Promise.all(pictureNames.map(async (name) => [name, await build(name)] as const));
  return Object.fromEntries(built) as unknown as Pictures;
}
