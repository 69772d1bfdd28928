import sharp from 'sharp';

/** Steps of a colour, of 255, by which two engines' edges of the same letter may differ. */
const tolerance = 8;

async function raw(picture: Uint8Array) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * How many pixels of two pictures differ, and a picture of them: what is the same is white. Pictures of different sizes
 * differ everywhere.
 */
export async function differingPixels(
  wanted: Uint8Array,
  found: Uint8Array,
): Promise<{ pixels: number; difference: Buffer }> {
  const [first, second] = await Promise.all([raw(wanted), raw(found)]);
  const { width, height, channels } = first.info;
  if (width !== second.info.width || height !== second.info.height) {
    return { pixels: width * height, difference: Buffer.from(found) };
  }
  const marked = Buffer.alloc(first.data.length, 255);
  let pixels = 0;
  for (let at = 0; at < first.data.length; at += channels) {
    const differs = (channel: number) =>
      Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > tolerance;
    if (![0, 1, 2].some(differs)) continue;
    pixels += 1;
    marked.fill(0, at, at + channels);
  }
  const difference = await sharp(marked, { raw: { width, height, channels } }).png().toBuffer();
  return { pixels, difference };
}
