/** Segments that tell the size of a picture (SOF0 to SOF15, but for three that say other things). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Whether bytes begin as a JPEG does, with a size: what a document can show. */
export function isJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return view.getUint16(at + 5) > 0 && view.getUint16(at + 7) > 0;
    at += 2 + view.getUint16(at + 2);
  }
  return false;
}
