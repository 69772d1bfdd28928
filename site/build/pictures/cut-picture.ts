import sharp from 'sharp';
import type { Shape } from './picture-key.ts';

/** Size of the largest cut of that shape which the picture holds, never larger than is asked for. */
export async function cutSize(source: Buffer, shape: Shape): Promise<Shape> {
  const { autoOrient } = await sharp(source).metadata();
  const ratio = shape.width / shape.height;
  const width = Math.round(Math.min(shape.width, autoOrient.width, autoOrient.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

/** The picture upright, cut about its middle. */
export function cutPicture(source: Buffer, { width, height }: Shape): Promise<Buffer> {
  return sharp(source)
    .autoOrient()
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
