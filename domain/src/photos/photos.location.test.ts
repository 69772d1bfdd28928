import { expect, test, vi } from 'vitest';
import { withoutLocation } from './photos.location.ts';

/** Exif with a make (kept) and a GPS directory of a reference in the entry and a latitude elsewhere. */
function exif(little: boolean): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(100));
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, little);
  tiff.setUint32(4, 8, little);
  const entry = (at: number, values: readonly [tag: number, type: number, count: number, value: number]) => {
    tiff.setUint16(at, values[0], little);
    tiff.setUint16(at + 2, values[1], little);
    tiff.setUint32(at + 4, values[2], little);
    tiff.setUint32(at + 8, values[3], little);
  };
  tiff.setUint16(8, 2, little);
  entry(10, [0x010f, 2, 4, 0x41424344]);
  entry(22, [0x8825, 4, 1, 40]);
  tiff.setUint16(40, 2, little);
  entry(42, [1, 2, 2, 0x4e000000]);
  entry(54, [2, 5, 3, 70]);
  for (let at = 70; at < 94; at += 4) tiff.setUint32(at, 52, little);
  return new Uint8Array(tiff.buffer);
}

const header = [0x45, 0x78, 0x69, 0x66, 0, 0];

test.each([true, false])('the GPS values are blank, all else is kept (little-endian: %s)', (little) => {
  const before = [0xff, 0xd8, 0x45, 0x45, 0x78];
  const original = Uint8Array.from([...before, ...header, ...exif(little), 0xff, 0xd9]);
  const start = before.length + header.length;
  const blanked = withoutLocation(original);
  const changed = [...original.keys()].filter((at) => original[at] !== blanked[at]).map((at) => at - start);
  expect(blanked).toHaveLength(original.length);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every((at) => (at >= 50 && at < 54) || (at >= 62 && at < 66) || (at >= 70 && at < 94))).toBe(
    true,
  );
  expect(blanked.slice(start + 70, start + 94)).toEqual(new Uint8Array(24));
});

test.each([
  ['a file without Exif', [1, 2, 3]],
  ['an empty file', []],
  ['a header at the end', header],
  ['no TIFF behind the header', [...header, ...Array.from({ length: 20 }, () => 7)]],
])('%s stays as it is', (_what, bytes) => {
  expect([...withoutLocation(Uint8Array.from(bytes))]).toEqual(bytes);
});

test('a directory that points outside the file harms nothing', () => {
  const tiff = exif(true);
  tiff.set([0xff, 0xff, 0xff, 0x0f], 30);
  const original = Uint8Array.from([...header, ...tiff]);
  expect(withoutLocation(original)).toEqual(original);
});

test('a file that points at itself over and over is given up', () => {
  const pointer = [...header, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 0xff, 0xff];
  const original = new Uint8Array(200_000);
  for (let at = 0; at + pointer.length < original.length; at += pointer.length) original.set(pointer, at);
  const reads = vi.spyOn(DataView.prototype, 'getUint16');
  withoutLocation(original);
  expect(reads.mock.calls.length).toBeLessThan(original.length);
  reads.mockRestore();
});
