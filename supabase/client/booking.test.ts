import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { availableSlots } from './available-slots.ts';
import { bookFacadeCleaning, type BookingPayload } from './book-facade-cleaning.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { holdSlot } from './hold-slot.ts';
import { moveAppointment } from './move-appointment.ts';
import { notifyBooking } from './notify-booking.ts';
import { readAppointment } from './read-appointment.ts';
import { refuseAppointment } from './refuse-appointment.ts';
import { releaseSlot } from './release-slot.ts';
import { withdrawAppointment } from './withdraw-appointment.ts';

const connection = { url: 'http://backend.test', publishableKey: 'sb_publishable_test' };
const id = '3f2a91c4-0000-4000-8000-000000000000';
const startsAt = '2026-11-26T08:00:00+00:00';
const slot = { starts_at: startsAt, ends_at: '2026-11-26T12:00:00+00:00' };
const token = 'a'.repeat(64);
const payload: BookingPayload = {
  id,
  starts_at: startsAt,
  square_meters: '25-50',
  material: 'brick',
  height: 'two-storeys',
  access: 'free',
  impregnation: true,
  remarks: '',
  name: 'Jo',
  email: 'jo@example.test',
  phone: '0612345678',
  street_address: 'Dam 1 hoog',
  postal_code: '1315 AB',
  photos: [],
  language: 'nl',
  source: null,
  early_start: true,
};

const answer = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<unknown>, object, unknown]>([
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
    { booked: true, token, reference: '3F2A-91C4', ...slot },
  ],
  ['read_appointment', () => readAppointment(connection, token), { token }, null],
  [
    'move_appointment',
    () => moveAppointment(connection, token, startsAt),
    { token, starts_at: startsAt },
    { moved: false, alternatives: [slot] },
  ],
  ['cancel_appointment', () => cancelAppointment(connection, token), { token }, { status: 'cancelled' }],
  ['withdraw_appointment', () => withdrawAppointment(connection, token), { token }, { status: 'withdrawn' }],
  ['confirm_appointment', () => confirmAppointment(connection, token), { token }, { status: 'confirmed' }],
  [
    'refuse_appointment',
    () => refuseAppointment(connection, token, 'Te hoog'),
    { token, reason: 'Te hoog' },
    { status: 'refused' },
  ],
])('%s is called by name and answers with what it returns', async (name, call, values, answered) => {
  answer.mockResolvedValue(Response.json(answered));
  expect(await call()).toEqual(answered);
  const [url, init] = answer.mock.calls[0] ?? [];
  expect(url).toBe(`http://backend.test/rest/v1/rpc/${name}`);
  expect(init?.method).toBe('POST');
  expect(JSON.parse(init?.body as string)).toEqual(values);
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_test');
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
  [429, 'PT429'],
])('the refusal %i %s is handed on', async (status, code) => {
  const message = 'violates check constraint "facade_bookings_name"';
  answer.mockResolvedValue(Response.json({ code, message }, { status }));
  const refused = bookFacadeCleaning(connection, payload);
  await expect(refused).rejects.toMatchObject({ name: 'BackendError', status, code, message });
});

test('an answer that never came is a refusal too, and is not asked for again', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(moveAppointment(connection, token, startsAt)).rejects.toMatchObject({ status: 0 });
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
  Reflect.set(Array.prototype, 'toJSON', () => 'something else');
  try {
    answer.mockResolvedValue(Response.json({ booked: false, alternatives: [] }));
    await bookFacadeCleaning(connection, { ...payload, photos: ['https://photo.test'] });
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(JSON.parse(answer.mock.calls[0]?.[1]?.body as string)).toMatchObject({
    payload: { photos: ['https://photo.test'] },
  });
});
