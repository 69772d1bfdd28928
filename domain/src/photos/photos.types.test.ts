import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhotoType, photoAccept, photoTypes, sniffPhotoType, type PhotoType } from './photos.types.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const types = Object.keys(photoTypes) as PhotoType[];

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'image/png'],
  ['GIF89a\x01\x00\x01\x00', 'image/gif'],
  ['GIF87a\x01\x00\x01\x00', 'image/gif'],
  ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['\x00\x00\x00\x20ftypavif\x00\x00', 'image/avif'],
  ['\x00\x00\x00\x18ftypheic\x00\x00', 'image/heic'],
  ['\x00\x00\x00\x18ftypmif1\x00\x00', 'image/heif'],
  ['%PDF-1.7\n', 'application/pdf'],
])('the first bytes of %j prove %s', (start, type) => {
  expect(sniffPhotoType(bytes(start))).toBe(type);
});

test.each([
  '',
  '<!doctype html><script>alert(1)</script>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  'MZ\x90\x00',
  'PK\x03\x04',
  'RIFF\x24\x00\x00\x00WAVEfmt ',
  '\x00\x00\x00\x18ftypmp42\x00\x00',
  '\xff\xd8',
  ' %PDF-1.7',
])('%j is no photo', (start) => {
  expect(sniffPhotoType(bytes(start))).toBeUndefined();
});

test('any bytes have an answer', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 32 }), (start) => {
      const type = sniffPhotoType(start);
      expect(type === undefined || isPhotoType(type)).toBe(true);
    }),
  );
});

test('types are told by their full names only', () => {
  expect(isPhotoType('image/jpeg')).toBe(true);
  for (const other of ['', 'image/svg+xml', 'text/html', 'toString', 'constructor']) {
    expect(isPhotoType(other)).toBe(false);
  }
});

test('the file input offers every type by name and by extension', () => {
  const offered = photoAccept.split(',');
  for (const type of types) expect(offered).toEqual(expect.arrayContaining([type, `.${photoTypes[type]}`]));
  expect(offered).toContain('.jpeg');
});
