import { expect, test } from 'vitest';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { databaseItem, filterItems, mergedItems, shownOf, type GalleryItem } from './gallery.state.ts';
import { loadGalleryWords } from './gallery.words.ts';

const words = await loadGalleryWords('de');
const { messages } = words;
const bucket = 'https://project.example/storage/v1/object/public/project-gallery';

const row: GalleryRow = {
  id: 7,
  title: 'Herenhuis in Utrecht',
  category: 'painting',
  description: 'Kozijnen gelakt.',
  before_image_url: `${bucket}/voor.webp`,
  after_image_url: `${bucket}/na.webp`,
  translations: { de: { title: 'Stadthaus in Utrecht' } },
  created_at: '2026-11-21T09:00:00+00:00',
};
const german = { language: 'de', messages } as const;
const dutch = { language: 'nl', messages } as const;

const item = (id: number, category: string): GalleryItem => ({
  ...databaseItem(row, german),
  id,
  category,
});

test('projects of the database come first, as they are sorted, with ids that no built-in one has', () => {
  const ids = (rows: readonly GalleryRow[]) => mergedItems(rows, words, 'de').map(({ id }) => id);
  expect(ids([row, { ...row, id: 1 }])).toEqual([1007, 1001, 1, 2, 3]);
  expect(ids([])).toEqual([1, 2, 3]);
});

test('a text that is translated is shown so, and else in Dutch, and said to be', () => {
  const { title, description } = databaseItem(row, german);
  expect(title).toEqual({ text: 'Stadthaus in Utrecht' });
  expect(description).toEqual({ text: 'Kozijnen gelakt.', language: 'nl' });
});

test('on a Dutch page no text says its language', () => {
  const { title, description } = databaseItem(row, dutch);
  expect([title, description]).toEqual([{ text: 'Herenhuis in Utrecht' }, { text: 'Kozijnen gelakt.' }]);
});

test('a Dutch row without a description may have a translated one', () => {
  const bare = { ...row, description: null };
  expect(databaseItem(bare, german).description).toBeNull();
  const translations = { de: { description: 'Rahmen lackiert.' } };
  expect(databaseItem({ ...bare, translations }, german).description).toEqual({ text: 'Rahmen lackiert.' });
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/na.webp',
  '//elsewhere',
  'na.webp',
  '',
])('%s is no address of a picture', (url) => {
  expect(databaseItem({ ...row, after_image_url: url }, german).after).toBeNull();
});

test('pictures of the database are named after their project', () => {
  const { before, after } = databaseItem(row, german);
  expect(before).toEqual({ src: row.before_image_url, alt: 'Stadthaus in Utrecht, vor den Arbeiten' });
  expect(after?.alt).toBe('Stadthaus in Utrecht, nach den Arbeiten');
});

test('other is every category but painting', () => {
  const items = [item(1, 'painting'), item(2, 'other'), item(3, 'Schilderwerk')];
  const ids = (filter: 'all' | 'painting' | 'other') => filterItems(items, filter).map(({ id }) => id);
  expect(ids('all')).toEqual([1, 2, 3]);
  expect(ids('painting')).toEqual([1]);
  expect(ids('other')).toEqual([2, 3]);
});

const before = { src: 'https://a.example/1', alt: 'voor' };
const after = { src: 'https://a.example/2', alt: 'na' };

test.each([
  ['both', { before, after }, [], { kind: 'comparison', before, after }],
  ['the state after alone', { before: null, after }, [], { kind: 'single', picture: after }],
  ['the state before alone', { before, after: null }, [], { kind: 'single', picture: before }],
  ['none', { before: null, after: null }, [], { kind: 'none' }],
  ['a broken one after', { before, after }, [after.src], { kind: 'single', picture: before }],
  ['a broken one before', { before, after }, [before.src], { kind: 'single', picture: after }],
  ['two broken ones', { before, after }, [before.src, after.src], { kind: 'none' }],
])('of pictures that are %s it shows what is there', (_what, pictures, broken, shown) => {
  expect(shownOf({ ...item(1, 'painting'), ...pictures }, new Set(broken))).toEqual(shown);
});
