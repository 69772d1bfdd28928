import { expect, test } from 'vitest';
import { photoFiles, storedQuoteRequest } from '../fixtures/stored-quote-request.ts';
import { movePhotos } from './move-photos.ts';

/** A bucket of paths. */
function bucketWith(...paths: string[]) {
  const files = new Set(paths);
  return {
    files,
    move(from: string, to: string) {
      const isThere = files.delete(from);
      if (isThere) files.add(to);
      return Promise.resolve(isThere);
    },
    links(asked: readonly string[], seconds: number) {
      const there = asked.filter((path) => files.has(path));
      return Promise.resolve(new Map(there.map((path) => [path, `https://x/${path}?for=${seconds}`])));
    },
  };
}

const { id, photos } = storedQuoteRequest();
const folder = `quote-requests/${id}`;
const sent = { folder, photos };
const uploaded = photoFiles.map((file) => `quote-attachments/${file}`);
const moved = photoFiles.map((file) => `${folder}/${file}`);

test('photos go to the folder of the request, and are signed there', async () => {
  const bucket = bucketWith(...uploaded);
  expect(await movePhotos(sent, bucket, 60)).toEqual({
    folder,
    paths: moved,
    links: moved.map((path) => `https://x/${path}?for=60`),
    missing: 0,
  });
  expect([...bucket.files]).toEqual(moved);
});

test('a second run, or one after half a run, ends the same', async () => {
  const bucket = bucketWith(...uploaded);
  const once = await movePhotos(sent, bucket, 60);
  expect(await movePhotos(sent, bucket, 60)).toEqual(once);
  const half = bucketWith(moved[0] ?? '', uploaded[1] ?? '');
  expect(await movePhotos(sent, half, 60)).toEqual(once);
});

test('no photo waits for another', async () => {
  const started = Promise.withResolvers<undefined>();
  const bucket = bucketWith(...uploaded);
  let moves = 0;
  const move = async (from: string, to: string) => {
    moves += 1;
    if (moves === uploaded.length) started.resolve(undefined);
    await started.promise;
    return bucket.move(from, to);
  };
  expect(await movePhotos(sent, { ...bucket, move }, 60)).toMatchObject({ paths: moved });
});

test('what is nowhere is counted', async () => {
  expect(await movePhotos(sent, bucketWith(uploaded[0] ?? ''), 60)).toMatchObject({
    paths: [moved[0]],
    missing: 1,
  });
});

test('a photo that is linked twice is one', async () => {
  const twice = photos.flatMap((link) => [link, link.replace('visitor', 'again')]);
  expect(await movePhotos({ folder, photos: twice }, bucketWith(...uploaded), 60)).toMatchObject({
    paths: moved,
    missing: 0,
  });
});

test('links to elsewhere move nothing', async () => {
  const elsewhere = [
    'https://x/storage/v1/object/sign/project-images/quote-requests/other/a.jpg?token=t',
    `https://x/storage/v1/object/sign/other-bucket/${uploaded[0]}?token=t`,
  ];
  const bucket = bucketWith('quote-requests/other/a.jpg', ...uploaded);
  expect(await movePhotos({ folder, photos: elsewhere }, bucket, 60)).toMatchObject({
    paths: [],
    missing: 1,
  });
  expect([...bucket.files]).toEqual(['quote-requests/other/a.jpg', ...uploaded]);
});
