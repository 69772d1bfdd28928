import { describe, expect, test } from 'vitest';
import { checkPhotos } from './check-photos.ts';
import type { FormFile } from './read-form.ts';

const jpeg: FormFile = { name: 'a.jpg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]), isCut: false };
const text = (name: string, content: string): FormFile => ({
  name,
  bytes: new TextEncoder().encode(content),
  isCut: false,
});
const check = (files: FormFile[], kept = 0, hasMoreFiles = false) =>
  checkPhotos({ values: new Map(), files, hasMoreFiles }, kept);

test('the bytes decide, not the name', () => {
  expect(check([{ ...jpeg, name: 'page.html' }]).photos).toEqual([{ type: 'image/jpeg', bytes: jpeg.bytes }]);
});

test.each([
  ['gevel.jpg', '<!doctype html>'],
  ['gevel.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['program.pdf', 'MZ\u0090'],
])('%s that is none is refused by name', (name, content) => {
  expect(check([text(name, content), jpeg])).toEqual({
    photos: [{ type: 'image/jpeg', bytes: jpeg.bytes }],
    errors: [{ key: 'wrongType', file: name }],
  });
});

test('an empty file is passed over', () => {
  expect(check([text('', ''), text('leeg.jpg', '')])).toEqual({ photos: [], errors: [] });
});

test('a picture that was cut is too large', () => {
  expect(check([{ ...jpeg, isCut: true }]).errors).toEqual([{ key: 'tooLarge', file: 'a.jpg' }]);
});

describe('ten at most', () => {
  const many = (count: number) => Array.from({ length: count }, () => jpeg);

  test.each([
    [10, 0, 10, 0],
    [3, 7, 3, 0],
    [4, 7, 3, 1],
    [1, 10, 0, 1],
  ])('%i new ones beside %i old ones: %i are kept', (count, kept, photos, errors) => {
    const checked = check(many(count), kept);
    expect([checked.photos.length, checked.errors.length]).toEqual([photos, errors]);
  });

  test('more than were read are too many', () => {
    expect(check(many(10), 0, true).errors).toEqual([{ key: 'tooMany' }]);
  });
});
