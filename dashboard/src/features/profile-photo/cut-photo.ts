import { profilePhotoLimits } from '@vakman/domain/profile/profile.photo';

/** Degrees by which a picture is turned, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** What is kept of a picture: a square of it, in pixels of the turned picture. */
export interface Cut {
  readonly turn: Turn;
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Tried one after the other until the result is small enough. */
const qualities = [0.86, 0.7, 0.5, 0.3];

/**
 * Draws the chosen square anew, which leaves out all that the file told beside the picture.
 *
 * @returns WebP, or JPEG where the browser writes no other; at most as many bytes as a profile photo may have.
 * @throws where the browser does not draw, or the picture cannot be made small enough.
 */
export async function cutPhoto(picture: ImageBitmap, cut: Cut): Promise<Blob> {
  const canvas = draw(picture, cut);
  for (const quality of qualities) {
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    const photo = isWebp(webp) ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (photo.size <= profilePhotoLimits.bytesOut) return photo;
  }
  throw new Error('The picture cannot be made small enough');
}

/** A browser that cannot write it gives PNG. */
const isWebp = ({ type }: Blob) => type === 'image/webp';

function draw(picture: ImageBitmap, { turn, area }: Cut): OffscreenCanvas {
  const { pixels } = profilePhotoLimits;
  const canvas = new OffscreenCanvas(pixels, pixels);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw');
  // What shines through a picture is paper, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, pixels, pixels);
  context.imageSmoothingQuality = 'high';
  context.scale(pixels / area.width, pixels / area.height);
  context.translate(-area.x, -area.y);
  const isSideways = turn % 180 !== 0;
  const [width, height] = isSideways ? [picture.height, picture.width] : [picture.width, picture.height];
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}
