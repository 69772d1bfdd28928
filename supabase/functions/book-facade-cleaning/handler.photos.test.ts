import { describe, expect, test } from 'vitest';
import type { FacadeBookings } from '../_shared/database/facade-bookings.ts';
import * as files from '../_shared/fixtures/files.ts';
import { unescaped } from '../_shared/fixtures/sent-form.ts';
import { translatePage } from '../_shared/page/messages.ts';
import { StorageFailure } from '../_shared/storage/attachments.ts';
import { translateFacadeBooking } from '../_shared/translations/facade-booking-messages.ts';
import { translateQuoteForm } from '../_shared/translations/quote-form-messages.ts';
import { backend, fieldsIn, heading, what, whole } from './handler.fixture.ts';

const t = translateFacadeBooking('nl');
const path = (name: string) => `quote-attachments/11111111-2222-4333-8444-55555555555${name}.jpg`;

test('photos are uploaded once, go along from page to page, and are booked', async () => {
  const { send, uploaded, booked } = backend();
  const when = await send({ ...what, photos: [files.jpeg(), files.pdf(), files.empty()] });
  const paths = [...uploaded.keys()];
  expect(fieldsIn(when.page)['photo_path']).toEqual(paths);
  const summary = await send({ ...fieldsIn(when.page), ...whole, step: 'contact', go: 'next' });
  expect(unescaped(summary.page)).toContain(t('summary.photos', { count: 2 }));
  const done = await send({ ...fieldsIn(summary.page), go: 'book' });
  expect(booked[0]?.photos).toEqual(paths.map((one) => `https://x/${one}?token=t`));
  expect(unescaped(done.page)).not.toContain(t('done.photosFailed'));
  expect(uploaded.size).toBe(2);
});

describe('photos that are refused', () => {
  test.each([
    [files.html(), 'wrongType', 'gevel.jpg'],
    [files.largeJpeg(11), 'tooLarge', 'groot.jpg'],
  ] as const)('are told by name, and the rest is kept (%#)', async (file, key, name) => {
    const { send, uploaded } = backend();
    const { status, page } = await send({ ...what, photos: [files.jpeg(), file] });
    expect([status, heading(page)]).toEqual([422, t('steps.what')]);
    expect(page).toContain(translateQuoteForm('nl')(`errors.photos.${key}`, { file: name, megabytes: 10 }));
    expect(fieldsIn(page)).toMatchObject({ ...what, photo_path: [...uploaded.keys()][0] });
  });

  test('because too many were sent before, or storage is down, can be left out', async () => {
    const down = () => Promise.reject(new StorageFailure('storage upload failed'));
    for (const changes of [
      { claimUploads: async () => [] },
      { attachments: { upload: down, links: async () => new Map<string, string>() } },
    ]) {
      const { send } = backend(changes);
      const { status, page } = await send({ ...what, photos: files.jpeg() });
      expect(status).toBe(422);
      expect(page).toContain(translatePage('nl')('photos.lost'));
      expect((await send(fieldsIn(page))).status).toBe(200);
    }
  });
});

describe('more than forty megabytes of photos', () => {
  const tooLarge = translatePage('nl')('tooLarge', { total: 40 });
  const photos = () => Array.from({ length: 5 }, () => files.largeJpeg(9));

  test('are refused before they are read, and everything chosen is shown again', async () => {
    const { send, uploaded } = backend();
    const length = { 'content-length': String(45 * 1024 * 1024) };
    const { status, page } = await send({ ...what, photo_path: path('1'), photos: photos() }, length);
    expect([status, uploaded.size]).toEqual([413, 0]);
    expect(page).toContain(tooLarge);
    expect(fieldsIn(page)).toMatchObject({ ...what, photo_path: path('1') });
  });

  test('are cut off where nobody said how many there are; those that arrived are kept', async () => {
    const { send, uploaded } = backend();
    const { status, page } = await send({ ...what, photos: photos() });
    expect([status, uploaded.size]).toEqual([413, 4]);
    expect(page).toContain(tooLarge);
    expect(page).toContain(translatePage('nl')('photos.lost'));
    expect(fieldsIn(page)).toMatchObject({ ...what, photo_path: [...uploaded.keys()] });
  });
});

describe('when the last page is sent', () => {
  test('photos that were swept are told', async () => {
    const { send, booked } = backend();
    const { status, page } = await send({ ...whole, photo_path: path('1') });
    expect(status).toBe(200);
    expect(unescaped(page)).toContain(t('done.photosFailed'));
    expect(booked[0]?.photos).toEqual([]);
  });

  test('again, photos that the mails moved to the booking are not missed', async () => {
    const { send, uploaded } = backend();
    uploaded.set(path('1'), 'image/jpeg');
    await send({ ...whole, photo_path: path('1') });
    uploaded.clear();
    uploaded.set(`bookings/${whole.id}/${path('1').split('/')[1]}`, 'image/jpeg');
    const { page } = await send({ ...whole, photo_path: path('1') });
    expect(unescaped(page)).not.toContain(t('done.photosFailed'));
  });

  test('photos that went with something else are copied, and booked', async () => {
    const tried: (readonly string[])[] = [];
    const { send, uploaded, dependencies } = backend();
    const { bookings } = dependencies;
    const choosy: FacadeBookings = {
      ...bookings,
      async book(sender, booking) {
        tried.push(booking.photos);
        return tried.length === 1 ? { broken: 'photos' } : bookings.book(sender, booking);
      },
    };
    Object.assign(dependencies, { bookings: choosy });
    uploaded.set(path('1'), 'image/jpeg');
    const { status, page } = await send({ ...whole, photo_path: path('1') });
    expect([status, tried.map(({ length }) => length)]).toEqual([200, [1, 1]]);
    expect(tried[1]).not.toEqual(tried[0]);
    expect(unescaped(page)).not.toContain(t('done.photosFailed'));
  });

  test('storage that does not answer holds nothing up', async () => {
    const links = () => Promise.reject(new StorageFailure('storage sign failed'));
    const { send, booked } = backend({ attachments: { upload: async () => undefined, links } });
    expect((await send({ ...whole, photo_path: path('1') })).status).toBe(200);
    expect(booked).toHaveLength(1);
  });
});
