import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import { photoPath } from '@vakman/domain/photos/photos.paths';
import { cancelAppointment, readAppointment } from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning, holdSlot } from '@vakman/supabase/client/bookings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingPayload, lateSlots, newBooking } from './support/bookings.ts';
import { uploadPhoto } from './support/photos.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const book = async (changes: Partial<BookingPayload> = {}) =>
  bookFacadeCleaning(backend.visitor, await bookingPayload(backend, changes));

const stored = async (id: string) =>
  (await backend.database.query<Record<string, unknown>>('select * from facade_bookings where id = $1', [id]))
    .rows;

describe('a visitor books', () => {
  it('and gets reference, time and a private link', async () => {
    const payload = await bookingPayload(backend, { square_meters: '25-50', email: ' Jan@Example.org ' });
    const answer = await bookFacadeCleaning(backend.visitor, payload);
    expect(answer).toEqual({
      booked: true,
      as_sent: true,
      token: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      reference: `${payload.id.slice(0, 4)}-${payload.id.slice(4, 8)}`.toUpperCase(),
      confirm_until: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/) as string,
      starts_at: payload.starts_at,
      ends_at: new Date(Date.parse(payload.starts_at) + 4 * 3_600_000)
        .toISOString()
        .replace('.000Z', '+00:00'),
    });
    expect(await stored(payload.id)).toMatchObject([
      {
        status: 'requested',
        sequence: 0,
        email: 'Jan@Example.org',
        email_normalised: 'jan@example.org',
        price: { kind: 'fixed', price: 649.95 },
        confirmed_at: null,
      },
    ]);
  });

  it('also what he did not hold, and what he holds himself', async () => {
    expect(await book()).toMatchObject({ booked: true });
    const payload = await bookingPayload(backend);
    const { id: bookingId, square_meters: size, starts_at: startsAt } = payload;
    expect(await holdSlot(backend.visitor, { bookingId, size, startsAt })).toMatchObject({ held: true });
    const sender = async () =>
      (
        await backend.database.query<{ known: boolean }>(
          'select senders is not null as known from private.reservations where id = $1',
          [bookingId],
        )
      ).rows;
    expect(await sender()).toEqual([{ known: true }]);
    expect(await bookFacadeCleaning(backend.visitor, payload)).toMatchObject({
      booked: true,
      starts_at: startsAt,
    });
    expect(await sender()).toEqual([{ known: false }]);
  });

  it('once, however often he sends it, and his first link goes on working', async () => {
    const payload = await bookingPayload(backend);
    const first = await bookFacadeCleaning(backend.visitor, payload);
    const again = await bookFacadeCleaning(backend.visitor, {
      ...payload,
      starts_at: (await later()).starts_at,
    });
    if (!first.booked || !again.booked) throw new Error('It was not booked.');
    expect({ ...again, token: first.token }).toEqual({ ...first, as_sent: false });
    for (const { token } of [first, again])
      expect(await readAppointment(backend.visitor, token)).toMatchObject({ booking_id: payload.id });
    expect(await stored(payload.id)).toHaveLength(1);
  });

  it.each<[string, Partial<BookingPayload>]>([
    ['size', { square_meters: '0-25' }],
    ['material', { material: 'wood' }],
    ['height', { height: 'higher' }],
    ['way there', { access: 'neighbour' }],
    ['impregnation', { impregnation: false }],
    ['remarks', { remarks: 'Achterom.' }],
    ['name', { name: 'Piet Pieters' }],
    ['telephone number', { phone: '06 87654321' }],
    ['street', { street_address: 'Nieuwstraat 99' }],
    ['postal code', { postal_code: '1316 AB' }],
  ])('and is told where he sends it again with another %s, which is not stored', async (_what, changes) => {
    const payload = await bookingPayload(backend);
    await bookFacadeCleaning(backend.visitor, payload);
    const before = await stored(payload.id);
    const again = await bookFacadeCleaning(backend.visitor, { ...payload, ...changes });
    expect(again).toMatchObject({ booked: true, as_sent: false, starts_at: expect.any(String) as string });
    expect(await stored(payload.id)).toEqual(before);
    // What is the same but for white space and the letters of the address is the same.
    const same = { ...payload, name: ` ${payload.name}\n`, email: payload.email.toUpperCase() };
    expect(await bookFacadeCleaning(backend.visitor, same)).toMatchObject({ booked: true, as_sent: true });
  });

  it('and is told where he sends it again with one more photo', async () => {
    const anon = await backend.as('anon');
    const [one, more] = [await uploadPhoto(anon), await uploadPhoto(anon)];
    const payload = await bookingPayload(backend, { photos: [one.link] });
    await bookFacadeCleaning(backend.visitor, payload);
    const again = (photos: readonly string[]) => bookFacadeCleaning(backend.visitor, { ...payload, photos });
    expect(await again([one.link])).toMatchObject({ as_sent: true });
    expect(await again([one.link, more.link])).toMatchObject({ as_sent: false });
    // The mails may have moved it, so that it cannot be linked again.
    expect(await again([])).toMatchObject({ as_sent: true });
  });

  it('not what is gone: he is told the nearest free times, and nothing is kept', async () => {
    const size = '100-200';
    const [wanted] = await lateSlots(backend, size);
    for (const _crew of [1, 2])
      await newBooking(backend, { square_meters: size, starts_at: wanted?.starts_at ?? '' });
    const payload = await bookingPayload(backend, {
      square_meters: size,
      starts_at: wanted?.starts_at ?? '',
    });
    const answer = await bookFacadeCleaning(backend.visitor, payload);
    if (answer.booked) throw new Error('It was booked.');
    expect(answer.alternatives).toHaveLength(6);
    const free = (await lateSlots(backend, size)).map(({ starts_at }) => starts_at);
    expect(free).toEqual(expect.arrayContaining(answer.alternatives.map(({ starts_at }) => starts_at)));
    expect(await stored(payload.id)).toEqual([]);
  });

  it.each(['2020-01-06T08:00:00Z', '2300-01-01T08:00:00Z'])(
    'no time that cannot be had: %s',
    async (starts_at) => {
      const answer = await book({ starts_at, early_start: true });
      expect(answer).toMatchObject({ booked: false, alternatives: { length: 6 } });
    },
  );
});

const later = async () => (await lateSlots(backend))[5] ?? { starts_at: '' };

describe('a booking is refused', () => {
  it.each<[string, object]>([
    ['name', { name: 'J' }],
    ['remarks', { remarks: 'a'.repeat(2001) }],
    ['material', { material: 'glass' }],
    ['impregnation', { impregnation: null }],
    ['impregnation', { impregnation: 'perhaps' }],
    ['language', { language: 'xx' }],
    ['source', { source: 'A Partner' }],
    ['postal_code', { postal_code: '' }],
    ['postal_code_served', { postal_code: '1012 AB' }],
    ['postal_code_served', { postal_code: '13155 AB' }],
    ['photos', { photos: ['https://example.org/photo.png'] }],
    ['photos', { photos: 'none' }],
    ['id', { id: 'mine' }],
    ['id', { id: null }],
    ['starts_at', { starts_at: 'soon' }],
    ['starts_at', { starts_at: 'infinity' }],
    ['starts_at', { starts_at: null }],
  ])('for its %s', async (rule, changes) => {
    const payload = { ...(await bookingPayload(backend)), ...changes } as BookingPayload;
    const refused = bookFacadeCleaning(backend.visitor, payload);
    await expect(refused).rejects.toMatchObject({ status: 400, code: '23514' });
    await expect(refused).rejects.toThrow(`"facade_bookings_${rule}"`);
  });

  it('within the withdrawal period, unless the visitor asks for it', async () => {
    const { rows } = await backend.database.query<{ starts_at: string }>(
      `select starts_at from available_slots('unknown') limit 1`,
    );
    const starts_at = rows[0]?.starts_at ?? '';
    await expect(book({ starts_at })).rejects.toThrow('"facade_bookings_early_start"');
    expect(await book({ starts_at, early_start: true })).toMatchObject({ booked: true });
  });

  it('with a photo that is not there, and kept with one that is', async () => {
    const { link, path } = await uploadPhoto(await backend.as('anon'));
    const missing = link.replace(path, photoPath('image/png'));
    await expect(book({ photos: [missing] })).rejects.toThrow('"facade_bookings_photos"');
    expect(await book({ photos: [link] })).toMatchObject({ booked: true });
  });

  it('for a size that does not fit a day', async () => {
    const payload = await bookingPayload(backend);
    const refused = bookFacadeCleaning(backend.visitor, { ...payload, square_meters: '500+' });
    await expect(refused).rejects.toThrow('"facade_bookings_square_meters"');
  });

  it('with the id of somebody else, and of what was called off', async () => {
    const { id, token } = await newBooking(backend);
    await expect(book({ id, email: 'piet@example.org' })).rejects.toThrow('"facade_bookings_id"');
    await cancelAppointment(backend.visitor, { token, sequence: 0 });
    await expect(book({ id })).rejects.toMatchObject({
      status: 409,
      code: 'PT409',
    });
  });
});
