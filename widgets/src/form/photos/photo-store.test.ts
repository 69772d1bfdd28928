import { photoLimits } from '@vakman/domain/photos/photos.limits';
import { describe, expect, test, vi } from 'vitest';
import { checkFiles } from './check-files.ts';
import { createPhotoStore, type AddPhotos } from './photo-store.ts';
import { addPhotosBy, type PhotoTools } from './add-photos.ts';

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], name);
const names = (store: ReturnType<typeof createPhotoStore>) => store.snapshot().photos.map(({ name }) => name);

const asTheyAre: PhotoTools['preparePhoto'] = async ({ file, type }) => ({
  file: new Blob([file], { type }),
});

const storeWith = (preparePhoto: PhotoTools['preparePhoto']) =>
  createPhotoStore(async () => addPhotosBy({ checkFiles, preparePhoto }));

test('photos are prepared and then ready', async () => {
  const store = storeWith(asTheyAre);
  const seen: string[] = [];
  store.subscribe(() =>
    seen.push(
      store
        .snapshot()
        .photos.map(({ status }) => status)
        .join(),
    ),
  );
  await store.add([jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(seen).toEqual(['preparing,preparing', 'ready,preparing', 'ready,ready']);
  expect((await store.settled()).map(({ file }) => file?.type)).toEqual(['image/jpeg', 'image/jpeg']);
});

test('what is no photo is refused by name, whatever it calls itself', async () => {
  const store = storeWith(asTheyAre);
  await store.add([
    new File(['<!doctype html>'], 'page.jpg', { type: 'image/jpeg' }),
    new File([], 'nothing.png', { type: 'image/png' }),
    new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }),
    jpeg('../../etc/passwd.jpg'),
  ]);
  expect(store.snapshot().problems).toEqual([
    { kind: 'wrongType', file: 'page.jpg' },
    { kind: 'empty', file: 'nothing.png' },
    { kind: 'wrongType', file: 'drawing.svg' },
  ]);
  expect(names(store)).toEqual(['../../etc/passwd.jpg']);
});

test('more files than a request holds are left out, and said once', async () => {
  const store = storeWith(asTheyAre);
  await store.add([jpeg('first.jpg')]);
  await store.add(Array.from({ length: 25 }, (_, index) => jpeg(`photo-${index}.jpg`)));
  expect(names(store)).toHaveLength(photoLimits.count);
  expect(store.snapshot().problems.map(({ kind }) => kind)).toEqual(['tooMany']);
});

test('a file that stays too large is taken out again', async () => {
  const store = storeWith(async () => ({ file: new Blob([new Uint8Array(photoLimits.bytes + 1)]) }));
  await store.add([jpeg('huge.jpg')]);
  expect(store.snapshot()).toEqual({ photos: [], problems: [{ kind: 'tooLarge', file: 'huge.jpg' }] });
});

describe('a file that is gone, or changed after it was chosen,', () => {
  const gone = () => {
    throw new DOMException('The requested file could not be read.', 'NotReadableError');
  };
  const unlessGone: PhotoTools['preparePhoto'] = async (accepted) =>
    accepted.file.name === 'gone.jpg' ? gone() : asTheyAre(accepted);

  test('is named and taken out, and the others are sent', async () => {
    const store = storeWith(unlessGone);
    await store.add([jpeg('a.jpg'), jpeg('gone.jpg'), jpeg('b.jpg')]);
    expect(store.snapshot().problems).toEqual([{ kind: 'unreadable', file: 'gone.jpg' }]);
    await store.add([jpeg('c.jpg')]);
    expect((await store.settled()).map(({ name, status }) => [name, status])).toEqual([
      ['a.jpg', 'ready'],
      ['b.jpg', 'ready'],
      ['c.jpg', 'ready'],
    ]);
    expect(store.snapshot().problems).toEqual([]);
  });

  test('is not called empty where not even its first bytes are read', async () => {
    const store = storeWith(asTheyAre);
    await store.add([Object.assign(jpeg('gone.jpg'), { slice: gone }), jpeg('a.jpg')]);
    expect(store.snapshot().problems).toEqual([{ kind: 'unreadable', file: 'gone.jpg' }]);
    expect(names(store)).toEqual(['a.jpg']);
  });

  test('stays named while the files that were chosen meanwhile are looked at', async () => {
    const store = storeWith(unlessGone);
    await Promise.all([store.add([jpeg('gone.jpg')]), store.add([new File([], 'empty.jpg')])]);
    expect(store.snapshot().problems).toEqual([
      { kind: 'unreadable', file: 'gone.jpg' },
      { kind: 'empty', file: 'empty.jpg' },
    ]);
  });
});

test('a photo removed while it waits is not prepared', async () => {
  const prepared: string[] = [];
  const store = storeWith(async (accepted) => {
    prepared.push(accepted.file.name);
    const waiting = store.snapshot().photos[1];
    if (waiting) store.remove(waiting.key);
    return asTheyAre(accepted);
  });
  await store.add([jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(prepared).toEqual(['a.jpg']);
  expect(names(store)).toEqual(['a.jpg']);
});

test('photos of two choices at once keep their order and their limit', async () => {
  const store = storeWith(asTheyAre);
  const six = (from: string) => Array.from({ length: 6 }, (_, index) => jpeg(`${from}${index}.jpg`));
  await Promise.all([store.add(six('a')), store.add(six('b'))]);
  expect(names(store)).toEqual(
    ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'b0', 'b1', 'b2', 'b3'].map((n) => `${n}.jpg`),
  );
});

test('photos are named when their tools do not arrive, and can be chosen again', async () => {
  const loadAddPhotos = vi
    .fn<() => Promise<AddPhotos>>()
    .mockResolvedValue(addPhotosBy({ checkFiles, preparePhoto: asTheyAre }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const store = createPhotoStore(loadAddPhotos);
  await store.add([jpeg('a.jpg')]);
  expect(store.snapshot()).toEqual({ photos: [], problems: [{ kind: 'failed', file: 'a.jpg' }] });
  await store.add([jpeg('a.jpg')]);
  expect(names(store)).toEqual(['a.jpg']);
  expect(store.snapshot().problems).toEqual([]);
});
