import { exampleAppointment as appointment, exampleBooking } from '@vakman/domain/booking/booking.example';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askEarlyStart,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  readAppointment,
  refuseAppointment,
  withdrawAppointment,
} from './appointments.ts';
import { bookFacadeCleaning, holdSlot, releaseSlot } from './bookings.ts';
import { notifyBooking } from './mails.ts';
import { availableSlots } from './slots.ts';

const connection = { url: 'http://backend.test', publishableKey: 'sb_publishable_test' };
const id = '3f2a91c4-0000-4000-8000-000000000000';
const startsAt = '2026-11-26T08:00:00+00:00';
const slot = { starts_at: startsAt, ends_at: '2026-11-26T12:00:00+00:00' };
const token = 'a'.repeat(64);
const seen = { token, sequence: 2 };
const payload = exampleBooking({ id, starts_at: startsAt });

const answer = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

/** Each function with a call of it, what that sends, and what it answers. */
const calls: [string, () => Promise<unknown>, object, unknown][] = [
  ['available_slots', () => availableSlots(connection, { size: '25-50' }), { size: '25-50' }, [slot]],
  [
    'available_slots',
    () => availableSlots(connection, { size: 'unknown', fromDay: '2026-12-01', days: 7 }),
    { size: 'unknown', from_day: '2026-12-01', days: 7 },
    [],
  ],
  [
    'hold_slot',
    () => holdSlot(connection, { bookingId: id, size: '25-50', startsAt }),
    { booking_id: id, size: '25-50', starts_at: startsAt },
    { held: false, alternatives: [slot] },
  ],
  [
    'book_facade_cleaning',
    () => bookFacadeCleaning(connection, payload),
    { payload },
    { booked: true, as_sent: true, token, reference: '3F2A-91C4', confirm_until: startsAt, ...slot },
  ],
  ['read_appointment', () => readAppointment(connection, token), { token }, appointment],
  [
    'move_appointment',
    () => moveAppointment(connection, seen, { startsAt, earlyStart: true }),
    { ...seen, starts_at: startsAt, early_start: true },
    { moved: true, appointment },
  ],
  ['ask_early_start', () => askEarlyStart(connection, seen), seen, appointment],
  [
    'cancel_appointment',
    () => cancelAppointment(connection, seen),
    seen,
    { ...appointment, status: 'cancelled' },
  ],
  [
    'withdraw_appointment',
    () => withdrawAppointment(connection, seen),
    seen,
    { ...appointment, status: 'withdrawn', withdrawn_at: startsAt },
  ],
  [
    'confirm_appointment',
    () => confirmAppointment(connection, seen),
    seen,
    { ...appointment, status: 'confirmed' },
  ],
  [
    'refuse_appointment',
    () => refuseAppointment(connection, seen, 'Te hoog'),
    { ...seen, reason: 'Te hoog' },
    { ...appointment, status: 'refused' },
  ],
];

test.each(calls)(
  '%s is called by name and answers with what it returns',
  async (name, call, values, answered) => {
    answer.mockResolvedValue(Response.json(answered));
    expect(await call()).toEqual(answered);
    const [url, init] = answer.mock.calls[0] ?? [];
    expect(url).toBe(`http://backend.test/rest/v1/rpc/${name}`);
    expect(init?.method).toBe('POST');
    expect(JSON.parse(init?.body as string)).toEqual(values);
    expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_test');
  },
);

/** Answers of another shape: of a proxy, of another version of the database, of nobody. */
const strange = ['<html>', 7, true, {}, [{}], { held: 'yes' }, { booked: true }, { moved: true }];

describe.each(calls)('%s', (_name, call, _values, answered) => {
  const damaged = Array.isArray(answered)
    ? [{ starts_at: startsAt }]
    : { ...(answered as object), status: 'sold', alternatives: [{}], starts_at: 1, appointment: slot };

  test.each([...strange, damaged])('refuses an answer of another shape (%j)', async (wrong) => {
    answer.mockResolvedValue(Response.json(wrong));
    await expect(call()).rejects.toMatchObject({ name: 'BackendError', status: 200, code: '' });
  });
});

test('a private link that opens nothing has no appointment; every other call has an answer', async () => {
  answer.mockImplementation(async () => Response.json(null));
  expect(await readAppointment(connection, token)).toBeNull();
  for (const [name, call] of calls.filter(([called]) => called !== 'read_appointment'))
    await expect(call(), name).rejects.toMatchObject({ name: 'BackendError' });
});

test('a hold is given back without an answer', async () => {
  answer.mockResolvedValue(new Response(null, { status: 204 }));
  await expect(releaseSlot(connection, id)).resolves.toBeUndefined();
  expect(JSON.parse(answer.mock.calls[0]?.[1]?.body as string)).toEqual({ booking_id: id });
});

test.each([
  [400, '23514'],
  [404, 'PT404'],
  [409, 'PT409'],
  [409, 'changed'],
  [428, 'PT428'],
  [429, 'PT429'],
])('the refusal %i %s is handed on', async (status, code) => {
  const message = 'violates check constraint "facade_bookings_name"';
  answer.mockResolvedValue(Response.json({ code, message }, { status }));
  const refused = bookFacadeCleaning(connection, payload);
  await expect(refused).rejects.toMatchObject({ name: 'BackendError', status, code, message });
});

test.each([
  [503, 'PT503'],
  [500, '57014'],
])('what the database gave up (%i %s) is asked for again, once', async (status, code) => {
  const givenUp = () => Response.json({ code, message: 'too busy, try again' }, { status });
  const held = { held: true, expires_at: startsAt };
  answer.mockResolvedValueOnce(givenUp()).mockResolvedValueOnce(Response.json(held));
  const hold = () => holdSlot(connection, { bookingId: id, size: '25-50', startsAt });
  expect(await hold()).toEqual(held);
  expect(answer).toHaveBeenCalledTimes(2);

  answer.mockReset().mockImplementation(async () => givenUp());
  await expect(hold()).rejects.toMatchObject({ name: 'BackendError', status, code });
  expect(answer).toHaveBeenCalledTimes(2);
});

test('an answer that never came is a refusal too, and is not asked for again', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(moveAppointment(connection, seen, { startsAt, earlyStart: false })).rejects.toMatchObject({
    status: 0,
  });
  expect(answer).toHaveBeenCalledOnce();
});

test('the call for the mails outlives its page', async () => {
  answer.mockResolvedValue(new Response(null, { status: 202 }));
  await notifyBooking(connection, id);
  const [url, init] = answer.mock.calls[0] ?? [];
  expect(url).toBe('http://backend.test/functions/v1/send-booking-mails');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify({ id }) });
});

test('lists are sent as lists, whatever the page around the widget made of all lists', async () => {
  answer.mockResolvedValue(Response.json({ booked: false, alternatives: [] }));
  Reflect.set(Array.prototype, 'toJSON', () => 'something else');
  try {
    await bookFacadeCleaning(connection, { ...payload, photos: ['https://photo.test'] });
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(JSON.parse(answer.mock.calls[0]?.[1]?.body as string)).toMatchObject({
    payload: { photos: ['https://photo.test'] },
  });
});
