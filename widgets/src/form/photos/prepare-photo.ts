import { withoutLocation } from '@vakman/domain/photos/photos.location';
import { photoLimits } from '@vakman/domain/photos/photos.limits';
import type { AcceptedFile } from './check-files.ts';
import type { PreparedPhoto } from './photo.ts';

const thumbnailPixels = 96;
const jpegQuality = 0.86;

/**
 * Makes a picture small and turns it upright; drawing it anew leaves out where it was taken. What cannot be drawn (HEIC
 * in most browsers) stays as it is, but for its location, and so do PDFs and moving pictures.
 *
 * @param pixels of its longer side, at most.
 */
export async function preparePhoto(
  { file, type }: AcceptedFile,
  pixels: number = photoLimits.pixels,
): Promise<PreparedPhoto> {
  if (type === 'application/pdf' || type === 'image/gif') return { file: new Blob([file], { type }) };
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const drawn = draw(picture, fitting(picture, pixels));
      const { width, height } = drawn;
      const thumbnail = draw(picture, covering(picture, thumbnailPixels)).transferToImageBitmap();
      const drawnFile = await drawn.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
      return { file: drawnFile, thumbnail, size: { width, height } };
    } finally {
      picture.close();
    }
  } catch {
    return { file: new Blob([withoutLocation(new Uint8Array(await file.arrayBuffer()))], { type }) };
  }
}

interface Placement {
  /** Of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Size of the whole picture on it, centred. */
  readonly drawnWidth: number;
  readonly drawnHeight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole picture, its longer side at most so many pixels. */
export function fitting({ width, height }: Size, pixels: number): Placement {
  const scale = Math.min(1, pixels / Math.max(width, height));
  const drawnWidth = Math.max(1, Math.round(width * scale));
  const drawnHeight = Math.max(1, Math.round(height * scale));
  return { width: drawnWidth, height: drawnHeight, drawnWidth, drawnHeight };
}

/** A square out of its middle. */
export function covering({ width, height }: Size, pixels: number): Placement {
  const scale = pixels / Math.min(width, height);
  return { width: pixels, height: pixels, drawnWidth: width * scale, drawnHeight: height * scale };
}

function draw(picture: ImageBitmap, { width, height, drawnWidth, drawnHeight }: Placement): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context || !isTruthful(context)) throw new Error('This browser does not draw');
  // JPEG knows no transparency: what shines through a logo is paper, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  return canvas;
}

/** Browsers that hide from fingerprinting give noise for what was drawn. */
function isTruthful(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = 'rgb(16, 32, 48)';
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data.join() === '16,32,48,255';
}
