/** Degrees by which a picture is turned, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** What is kept of a picture: a part of it, in pixels of the turned picture. */
export interface Cut {
  readonly turn: Turn;
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface CutSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** At most. */
  readonly bytes: number;
}

/** Tried one after the other until the result is small enough. */
const qualities = [0.86, 0.7, 0.5, 0.3];

/**
 * Draws the chosen part anew, which leaves out all that the file told beside the picture.
 *
 * @returns WebP, or JPEG where the browser writes no other.
 * @throws where the browser does not draw, or the picture cannot be made small enough.
 */
export async function cutPicture(picture: ImageBitmap, cut: Cut, size: CutSize): Promise<Blob> {
  const canvas = draw(picture, cut, size);
  for (const quality of qualities) {
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    const photo = isWebp(webp) ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (photo.size <= size.bytes) return photo;
  }
  throw new Error('The picture cannot be made small enough');
}

/** A browser that cannot write it gives PNG. */
const isWebp = ({ type }: Blob) => type === 'image/webp';

function draw(picture: ImageBitmap, { turn, area }: Cut, size: CutSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw');
  // What shines through a picture is paper, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / area.width, size.height / area.height);
  context.translate(-area.x, -area.y);
  const isSideways = turn % 180 !== 0;
  const [width, height] = isSideways ? [picture.height, picture.width] : [picture.width, picture.height];
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}
