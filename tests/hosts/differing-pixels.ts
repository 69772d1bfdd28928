import sharp from 'sharp';

/** Steps of a colour, of 255, by which two engines' edges of the same letter may differ. */
const tolerance = 8;

async function raw(picture: Uint8Array) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * How many pixels of two pictures differ, and a picture of them where there are any: what is the same is white. Pictures
 * of different sizes differ everywhere.
 */
export async function differingPixels(
  wanted: Uint8Array,
  found: Uint8Array,
): Promise<{ pixels: number; difference?: Buffer }> {
  // Most pictures are the same to the byte, and need not be unpacked.
  if (Buffer.compare(wanted, found) === 0) return { pixels: 0 };
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
    if (!differs(0) && !differs(1) && !differs(2)) continue;
    pixels += 1;
    marked.fill(0, at, at + channels);
  }
  if (pixels === 0) return { pixels };
  const difference = await sharp(marked, { raw: { width, height, channels } }).png().toBuffer();
  return { pixels, difference };
}
