import { expect, test } from 'vitest';
import { tinyJpeg } from '../fixtures/tiny-jpeg.ts';
import { isJpeg } from './jpeg.ts';

test('a photo is one that begins as such and tells its size', () => {
  expect(isJpeg(tinyJpeg)).toBe(true);
  expect(isJpeg(tinyJpeg.subarray(0, 30))).toBe(false);
  expect(isJpeg(new Uint8Array())).toBe(false);
  expect(isJpeg(new TextEncoder().encode('<svg onload="alert(1)">'))).toBe(false);
});

test('nothing that somebody may send instead is one, and none of it is an error', () => {
  for (let length = 0; length < tinyJpeg.length; length += 1) {
    const broken = Uint8Array.from(tinyJpeg, (byte, at) => (at < length ? byte : 0xff));
    expect(typeof isJpeg(broken)).toBe('boolean');
  }
});
