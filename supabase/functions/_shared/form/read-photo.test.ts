import { describe, expect, test } from 'vitest';
import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';
import { readPhoto } from './read-photo.ts';

const jpeg = [0xff, 0xd8, 0xff, 1];

async function* pieces(...chunks: (string | readonly number[] | Uint8Array)[]) {
  for (const chunk of chunks)
    yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : Uint8Array.from(chunk);
}

test('its first bytes tell what it is, in however many pieces they come', async () => {
  const photo = await readPhoto(pieces(jpeg));
  expect(photo).toMatchObject({ type: 'image/jpeg' });
  expect(typeof photo === 'object' && [...photo.bytes]).toEqual(jpeg);
  const split = pieces([0xff], [0xd8], [0xff], [1], 'and more than sixteen bytes');
  expect(await readPhoto(split)).toMatchObject({ type: 'image/jpeg' });
});

test.each(['<!doctype html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'MZ\u0090'])(
  '%j is none',
  async (content) => {
    expect(await readPhoto(pieces(content))).toBe('wrongType');
    expect(await readPhoto(pieces(...content))).toBe('wrongType');
  },
);

test('an empty file is passed over', async () => {
  expect(await readPhoto(pieces())).toBeUndefined();
  expect(await readPhoto(pieces(''))).toBeUndefined();
});

describe('one of ten megabytes', () => {
  const filled = new Uint8Array(photoLimits.bytes - jpeg.length);

  test('is a photo', async () => {
    const photo = await readPhoto(pieces(jpeg, filled));
    expect(typeof photo === 'object' && photo.bytes.length).toBe(photoLimits.bytes);
  });

  test('and a byte is too large', async () => {
    expect(await readPhoto(pieces(jpeg, filled, [0]))).toBe('tooLarge');
  });
});

test('the place where it was taken is left out, wherever a piece ends', async () => {
  const gps = [0x25, 0x88, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0];
  const latitude = [2, 0, 2, 0, 2, 0, 0, 0, 52, 0, 0, 0];
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, ...gps, 0, 0, 0, 0, 1, 0, ...latitude, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const whole = await readPhoto(pieces([...jpeg, ...exif]));
  const split = await readPhoto(pieces(jpeg, exif.slice(0, 9), exif.slice(9)));
  expect(split).toEqual(whole);
  expect(typeof whole === 'object' && whole.bytes.includes(52)).toBe(false);
});

test('a file that breaks off is rejected', async () => {
  async function* broken() {
    yield Uint8Array.from(jpeg);
    throw new Error('gone');
  }
  await expect(readPhoto(broken())).rejects.toThrow('gone');
});
