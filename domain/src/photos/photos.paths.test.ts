import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { photoLinkPattern, photoPath, photoPathOfLink, photoPathPattern } from './photos.paths.ts';
import { photoTypes, type PhotoType } from './photos.types.ts';

const types = Object.keys(photoTypes) as PhotoType[];

test('every path that is made fits the pattern, and the link to it leads back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.uuid(), (type, id) => {
      const path = photoPath(type, id);
      expect(path).toMatch(new RegExp(photoPathPattern));
      const link = `https://abc.supabase.co/storage/v1/object/sign/project-images/${path}?token=eyJ.a-b_c`;
      expect(link).toMatch(new RegExp(photoLinkPattern));
      expect(photoPathOfLink(link)).toBe(path);
    }),
  );
});

test('a link leads to its path whatever host it names, as in the database', () => {
  const path = photoPath('image/png');
  for (const host of [':', '1.2.3.999', 'a:b:c', 'x:99999', 'h'.repeat(255)]) {
    const link = `http://${host}/storage/v1/object/sign/project-images/${path}?token=a`;
    expect(photoPathOfLink(link)).toBe(path);
  }
});

test('a path is random', () => {
  expect(photoPath('image/png')).not.toBe(photoPath('image/png'));
});

const id = '6f0c1b5e-4a9e-4a63-9c0e-2f4f0a5c9d11';
const host = 'http://127.0.0.1:54321/storage/v1/object';
test.each([
  '',
  `javascript:alert(1)//${host}/sign/project-images/quote-attachments/${id}.jpg?token=a`,
  `${host}/public/project-images/quote-attachments/${id}.jpg?token=a`,
  `${host}/sign/project-images/quote-attachments/../${id}.jpg?token=a`,
  `${host}/sign/project-images/quote-attachments/${id}.svg?token=a`,
  `${host}/sign/project-images/quote-attachments/${id}.jpg`,
  `${host}/sign/project-images/quote-attachments/${id}.jpg?token=a&x=1`,
  `${host}/sign/project-images/quote-attachments/${id}.jpg?token=a"><script>`,
  `http://user@evil.example/storage/v1/object/sign/project-images/quote-attachments/${id}.jpg?token=a`,
  `${host}/sign/project-images/quote-attachments/${id}.jpg?token=a\n`,
  `http://${'h'.repeat(256)}/storage/v1/object/sign/project-images/quote-attachments/${id}.jpg?token=a`,
])('%j is no link to a photo', (link) => {
  expect(photoPathOfLink(link)).toBeUndefined();
});
