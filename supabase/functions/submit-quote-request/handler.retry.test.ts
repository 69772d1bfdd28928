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

  test('because of too many is told so kindly', async () => {
    const { send } = backend(quoteRequests(async () => 'too many'));
    const { status, page } = await send(good);
    expect(status).toBe(429);
    expect(page).toContain(translateQuoteForm('nl')('toasts.tooManyRequests.title'));
    expect(fieldsIn(page)).toMatchObject(good);
  });
});
