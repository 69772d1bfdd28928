import { expect, test } from 'vitest';
import { fittingGalleryRows, galleryLimits, type GalleryRow } from './gallery.schema.ts';

const picture = 'huis/na_(1).webp';
const address = `https://project.example/storage/v1/object/public/project-gallery/${picture}`;

const row: GalleryRow = {
  id: 7,
  title: 'Herenhuis in Utrecht',
  category: 'painting',
  description: null,
  before_image_url: null,
  after_image_url: picture,
  translations: { en: { title: 'Town house in Utrecht' }, zh: {} },
  created_at: '2026-11-21T09:00:00+00:00',
};

test('a row that fits stays as it is', () => {
  expect(fittingGalleryRows([row])).toEqual([row]);
});

test('the longest texts fit, an emoji being one character', () => {
  const longest = {
    ...row,
    title: '🎨'.repeat(galleryLimits.title),
    description: 'a'.repeat(galleryLimits.description),
  };
  expect(fittingGalleryRows([longest])).toEqual([longest]);
});

test.each([
  ['an empty title', { title: '' }],
  ['white space around a title', { title: ' Huis' }],
  ['a title that is too long', { title: 'a'.repeat(galleryLimits.title + 1) }],
  ['a title that no database stores', { title: 'a\u0000' }],
  ['a label for a category', { category: 'Schilderwerk' }],
  ['an empty description', { description: '' }],
  ['a picture of another place', { after_image_url: 'https://elsewhere.example/na.webp' }],
  [
    'a picture of another place, over the scheme of the page',
    { after_image_url: '//elsewhere.example/na.webp' },
  ],
  ['a picture of somebody else’s bucket', { after_image_url: address }],
  ['a path from the root', { after_image_url: '/na.webp' }],
  ['a path that leads out of the bucket', { before_image_url: '../project-images/na.webp' }],
  ['a path that leads out of it later', { before_image_url: 'huis/../../project-images/na.webp' }],
  ['a path that leads out of it in disguise', { before_image_url: 'huis/%2e%2e/na.webp' }],
  ['a path with a question', { before_image_url: 'na.webp?download' }],
  ['an empty path', { before_image_url: '' }],
  ['a path that is too long', { before_image_url: 'a'.repeat(galleryLimits.path + 1) }],
  ['a script for a picture', { before_image_url: 'javascript:alert(1)' }],
  ['an unknown language', { translations: { it: { title: 'Casa' } } }],
  ['an unknown text', { translations: { en: { subtitle: 'House' } } }],
  ['an empty translation', { translations: { en: { title: '' } } }],
  ['a list of translations', { translations: [] }],
  ['no id', { id: null }],
])('%s is left out, the others stay', (_, change) => {
  expect(fittingGalleryRows([{ ...row, ...change }, row, null])).toEqual([row]);
});
