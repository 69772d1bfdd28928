import sharp from 'sharp';

/** A picture of stripes that compresses badly enough to have a plausible size; with a place in its EXIF on request. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp',
  width: number,
  height: number,
  options: { latitude?: boolean } = {},
): Promise<Buffer> {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse">
      <rect width="24" height="24" fill="#7a1f1f"/><path d="M0 24 24 0" stroke="#e8d9a8" stroke-width="3"/>
    </pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
  const image = sharp(Buffer.from(stripes));
  const placed = options.latitude
    ? image.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    : image;
  return placed.toFormat(format).toBuffer();
}

/** Whether a picture still tells the latitude that `picture` gave it: 52 degrees, a rational in its EXIF. */
export async function tellsLatitude(image: Uint8Array): Promise<boolean> {
  const { exif } = await sharp(image).metadata();
  return exif !== undefined && exif.includes(Buffer.from(Uint32Array.of(52, 1, 22, 1).buffer));
}
