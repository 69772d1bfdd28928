import { expect, test, vi } from 'vitest';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { askedOnce } from './gallery.backend.ts';

const rows: readonly GalleryRow[] = [];

test('galleries of a page share one answer, also those that come before it is there, and those that come again', async () => {
  const ask = vi.fn(async () => rows);
  const backend = askedOnce(ask);
  expect(backend.known()).toBeUndefined();
  expect(await Promise.all([backend.listProjects(), backend.listProjects()])).toEqual([rows, rows]);
  expect(backend.known()).toBe(rows);
  expect(await backend.listProjects()).toBe(rows);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure is told to all who waited, and not remembered', async () => {
  const failure = new Error('503');
  const ask = vi.fn(async () => rows).mockRejectedValueOnce(failure);
  const backend = askedOnce(ask);
  const waiting = [backend.listProjects(), backend.listProjects()];
  for (const asked of waiting) await expect(asked).rejects.toBe(failure);
  expect(backend.known()).toBeUndefined();
  expect(await backend.listProjects()).toBe(rows);
  expect(ask).toHaveBeenCalledTimes(2);
});
