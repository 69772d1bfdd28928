import { checkFiles } from '@vakman/widgets/form/photos/check-files.ts';
import { expect, test } from 'vitest';
import type { TakenPhoto } from './photo-queue.events.ts';
import { takePhotos, type TakeTools } from './take-photos.ts';

const bytes = (...values: readonly number[]) => new Uint8Array([...values, ...new Uint8Array(16)]);
const jpeg = (name: string) => new File([bytes(0xff, 0xd8, 0xff, 0xe0)], name);
const heic = new File([bytes(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63)], 'IMG_1.heic');

const tools: TakeTools = {
  check: checkFiles,
  // A browser that draws JPEG alone.
  prepare: async ({ file, type }) =>
    type === 'image/jpeg' ? { file, size: { width: 2048, height: 1024 } } : { file },
  now: () => 1000,
};
const batch = {
  entryId: 'entry',
  projectId: '9d1f0c2a-0000-4000-8000-000000000001',
  userId: 'sanne',
  stage: 'before',
  audience: 'internal',
  body: '',
} as const;

async function take(...files: readonly File[]) {
  const photos: TakenPhoto[] = [];
  const leftOut = await takePhotos(batch, files, async (photo) => void photos.push(photo), tools);
  return { photos, leftOut };
}

test('photos of one choice have one entry, their own ids and paths, and the order in which they were chosen', async () => {
  const { photos } = await take(jpeg('a.jpg'), jpeg('b.jpg'));
  expect(new Set(photos.flatMap(({ id, path, smallPath }) => [id, path, smallPath])).size).toBe(6);
  expect(photos.every(({ entryId, audience }) => entryId === 'entry' && audience === 'internal')).toBe(true);
  expect(photos.map(({ takenAt }) => takenAt)).toEqual([1000, 1000.001]);
  expect(photos[0]).toMatchObject({ width: 2048, height: 1024 });
});

test('what cannot be drawn is named with its reason, and the others are taken', async () => {
  const { photos, leftOut } = await take(
    heic,
    new File(['%PDF-1.7 and more to read'], 'offer.pdf'),
    new File(['<!doctype html>..'], 'page.jpg'),
    jpeg('a.jpg'),
  );
  expect(photos).toHaveLength(1);
  expect(Object.fromEntries(leftOut.map(({ file, why }) => [file, why]))).toEqual({
    'IMG_1.heic': 'heic',
    'offer.pdf': 'no-picture',
    'page.jpg': 'no-picture',
  });
});

test('more than a project takes at once are left out, and said', async () => {
  const { photos, leftOut } = await take(...Array.from({ length: 42 }, (_, place) => jpeg(`${place}.jpg`)));
  expect(photos).toHaveLength(40);
  expect(leftOut).toEqual([{ file: '40.jpg', why: 'too-many' }]);
});
