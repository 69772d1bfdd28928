import { photoPath } from '@vakman/domain/photos/photos.paths.ts';
import { describe, expect, test } from 'vitest';
import { DatabaseError } from '../_shared/database/database-error.ts';
import * as files from '../_shared/fixtures/files.ts';
import { translateQuoteForm } from '../_shared/translations/quote-form-messages.ts';
import { backend, fieldsIn, good } from './handler.fixture.ts';
import type { Dependencies } from './handler.ts';

describe('a request that cannot be stored', () => {
  const quoteRequests = (submit: Dependencies['quoteRequests']['submit']) => ({
    quoteRequests: { submit },
  });

  test('comes back with the telephone number, everything typed, and its id', async () => {
    const { send, uploaded, notified } = backend(
      quoteRequests(() => Promise.reject(new DatabaseError('x', '57014'))),
    );
    const { status, page } = await send({ ...good, photos: files.jpeg() });
    expect(status).toBe(503);
    expect(page).toContain('href="tel:+31369998877"');
    expect(fieldsIn(page)).toMatchObject({ ...good, photo_path: [...uploaded.keys()][0] });
    expect(fieldsIn(page)['id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(notified).toEqual([]);
  });

  /** A database that stores, but whose first answer is lost. */
  const forgetful = () => {
    const ids = new Set<string>();
    let answers = 0;
    const box = backend(
      quoteRequests(async ({ id }) => {
        const before = ids.has(id);
        ids.add(id);
        if ((answers += 1) === 1) throw new DatabaseError('x', '');
        return before ? 'stored before' : 'stored';
      }),
    );
    return { ...box, ids };
  };

  test('but was all the same is one request when it is sent again as it stands', async () => {
    const { send, ids } = forgetful();
    const { page } = await send({ ...good, photos: files.jpeg() });
    expect((await send({ ...fieldsIn(page), photos: files.empty() })).status).toBe(303);
    expect(ids.size).toBe(1);
  });

  test('but was all the same lost no photo when that was moved in the meantime', async () => {
    const { send, uploaded } = forgetful();
    const { page } = await send({ ...good, photos: files.jpeg() });
    uploaded.clear();
    expect((await send(fieldsIn(page))).status).toBe(303);
  });

  test.each([
    ['other words', { message: 'Vijf kozijnen, bij nader inzien.' }],
    ['one more photo', { photos: files.pdf() }],
    ['one photo less', { photo_path: [] }],
  ])('but was all the same is another request with %s', async (_what, edit) => {
    const { send, ids } = forgetful();
    const { page } = await send({ ...good, photos: files.jpeg() });
    expect((await send({ ...fieldsIn(page), ...edit })).status).toBe(303);
    expect(ids.size).toBe(2);
  });

  test.each([
    ['still lies where it was uploaded', (_id: string, path: string) => path],
    ['was moved to the request', (id: string, path: string) => `quote-requests/${id}/${path.split('/')[1]}`],
  ])('but was all the same keeps its photo when it is edited: it %s', async (_what, place) => {
    const taken = new Set<string>();
    const submitted: string[][] = [];
    const { send, uploaded } = backend(
      quoteRequests(async ({ photos }) => {
        const isFirst = submitted.push([...photos]) === 1;
        // A photo goes with one request alone.
        if (photos.some((link) => taken.has(link))) return 'photos gone';
        for (const link of photos) taken.add(link);
        if (isFirst) throw new DatabaseError('x', '');
        return 'stored';
      }),
    );
    const { page } = await send({ ...good, photos: files.jpeg() });
    const sent = fieldsIn(page) as Record<'id' | 'photo_path', string>;
    uploaded.clear();
    uploaded.set(place(sent.id, sent.photo_path), 'image/jpeg');
    expect((await send({ ...sent, message: 'Vijf kozijnen, bij nader inzien.' })).status).toBe(303);
    expect(submitted.map(({ length }) => length)).toEqual([1, 1]);
    expect(submitted[1]).not.toEqual(submitted[0]);
  });

  test('once more after an edit comes back with photos of its own, and can be sent again', async () => {
    let answers = 0;
    const submitted: { id: string; photos: readonly string[] }[] = [];
    const { send } = backend(
      quoteRequests(async (request) => {
        submitted.push(request);
        if ((answers += 1) < 3) throw new DatabaseError('x', '');
        return 'stored';
      }),
    );
    const first = await send({ ...good, photos: files.jpeg() });
    const second = await send({ ...fieldsIn(first.page), message: 'Vijf kozijnen, bij nader inzien.' });
    expect(second.status).toBe(503);
    expect((await send(fieldsIn(second.page))).status).toBe(303);
    const [sent, edited, again] = submitted;
    expect(again).toEqual(edited);
    expect(edited?.photos).not.toEqual(sent?.photos);
  });

  test('because its photos went with something else takes copies of them', async () => {
    const submitted: (readonly string[])[] = [];
    const { send, uploaded } = backend(
      quoteRequests(async ({ photos }) => {
        submitted.push(photos);
        return submitted.length === 1 ? 'photos gone' : 'stored';
      }),
    );
    const path = photoPath('image/jpeg');
    uploaded.set(path, 'image/jpeg');
    expect((await send({ ...good, photo_path: path })).status).toBe(303);
    expect(submitted[0]).toEqual([`https://x/${path}?token=t`]);
    expect(submitted[1]).toHaveLength(1);
    expect(submitted[1]).not.toEqual(submitted[0]);
  });

  test('because of too many is told so kindly', async () => {
    const { send } = backend(quoteRequests(async () => 'too many'));
    const { status, page } = await send(good);
    expect(status).toBe(429);
    expect(page).toContain(translateQuoteForm('nl')('toasts.tooManyRequests.title'));
    expect(fieldsIn(page)).toMatchObject(good);
  });
});
