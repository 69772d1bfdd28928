import { expect, test } from 'vitest';
import { icoFile } from './ico-file.ts';

test('the head names one picture, its size, and where it stands', () => {
  const png = Buffer.from('picture');
  const file = icoFile(png, 32);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(png.length);
  expect(file.subarray(file.readUInt32LE(18))).toEqual(png);
});
