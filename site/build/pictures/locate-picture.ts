import type { PictureFiles } from '../../src/_components/picture/picture-files.ts';
import { assetFolder } from '../write-asset.ts';
import { pictureKey, readSource, widthsOf, type PictureSource } from './picture-key.ts';

/**
 * Where `buildPicture` writes the files of a picture, known without encoding it. Throws where a photograph cannot be
 * read.
 */
export async function locatePicture({
  name,
  scene,
  photograph,
}: PictureSource): Promise<Pick<PictureFiles, 'path' | 'widths'>> {
  const source = await readSource({ scene, photograph });
  const { hash } = pictureKey(source, scene);
  return { path: `${assetFolder}/${name}-${hash}`, widths: widthsOf(await widthOf()) };

  /** Only a photograph has to be measured, which takes a library. */
  async function widthOf(): Promise<number> {
    if (!photograph) return scene.width;
    const { cutSize } = await import('./cut-picture.ts');
    return (await cutSize(source, scene)).width;
  }
}
