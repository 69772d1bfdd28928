import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { listGalleryProjects } from './gallery.ts';

const connection = { url: 'http://backend.test', publishableKey: 'sb_publishable_test' };
const row: GalleryRow = {
  id: 7,
  title: 'Herenhuis in Utrecht',
  category: 'painting',
  description: null,
  before_image_url: null,
  after_image_url: 'huis/na.webp',
  translations: { en: { title: 'Town house in Utrecht' } },
  created_at: '2026-11-21T09:00:00+00:00',
};

/** As it is given: with an address at our own backend for the path. */
const shown = {
  ...row,
  after_image_url: 'http://backend.test/storage/v1/object/public/project-gallery/huis/na.webp',
};

const answer = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

test('the columns of every project are asked for, newest first', async () => {
  answer.mockResolvedValue(Response.json([row]));
  expect(await listGalleryProjects(connection)).toEqual([shown]);
  const [address, init] = answer.mock.calls[0] ?? [];
  const url = new URL(address as string);
  expect(url.origin + url.pathname).toBe('http://backend.test/rest/v1/project_gallery');
  expect(url.searchParams.get('select')?.split(',')).toEqual(Object.keys(row));
  expect(url.searchParams.get('order')).toBe('created_at.desc,id.desc');
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_test');
});

test('a row of another shape is left out', async () => {
  answer.mockResolvedValue(Response.json([{ ...row, title: 1 }, row]));
  expect(await listGalleryProjects(connection)).toEqual([shown]);
});

test.each([
  'https://elsewhere.example/na.webp',
  'https://elsewhere.example/storage/v1/object/public/project-gallery/na.webp',
  '//elsewhere.example/na.webp',
  '../project-images/na.webp',
])('a project with the picture %s is left out', async (before_image_url) => {
  answer.mockResolvedValue(Response.json([{ ...row, before_image_url }, row]));
  expect(await listGalleryProjects(connection)).toEqual([shown]);
});

test('an answer that is no list is refused', async () => {
  answer.mockResolvedValue(Response.json({ rows: [] }));
  await expect(listGalleryProjects(connection)).rejects.toMatchObject({ name: 'BackendError', status: 200 });
});

test('a refusal is handed on', async () => {
  answer.mockResolvedValue(Response.json({ code: '42501', message: 'refused' }, { status: 401 }));
  await expect(listGalleryProjects(connection)).rejects.toMatchObject({ status: 401, code: '42501' });
});

test('an answer that never came is a refusal too, and is not asked for again', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(listGalleryProjects(connection)).rejects.toMatchObject({ name: 'BackendError', status: 0 });
  expect(answer).toHaveBeenCalledOnce();
});
