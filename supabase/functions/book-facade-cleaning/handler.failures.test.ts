import { exampleAppointment } from '@vakman/domain/booking/booking.example.ts';
import { describe, expect, test } from 'vitest';
import { DatabaseError } from '../_shared/database/database-error.ts';
import { token } from '../_shared/fixtures/stored-booking.ts';
import { translateFacadeBooking } from '../_shared/translations/facade-booking-messages.ts';
import { translateSlotPicker } from '../_shared/translations/slot-picker-messages.ts';
import { translateOwn } from './page/messages.ts';
import { backend, fieldsIn, heading, late, what, who, whole } from './handler.fixture.ts';

const t = translateFacadeBooking('nl');
const down = () => Promise.reject(new DatabaseError('x', '57014'));
const phone = 'href="tel:+31369998877"';
const { step: _step, ...choices } = what;
const kept = { ...choices, ...who, id: whole.id };

describe('a time that somebody else got', () => {
  test.each([
    ['before it was held', { ...whole, step: 'when', go: 'next' }],
    ['while the visitor told who he is', { ...whole, step: 'contact', go: 'next' }],
    ['while he looked at the summary', whole],
  ])('%s is answered with the nearest, and everything told is kept', async (_what, sent) => {
    const { send, taken, booked } = backend();
    taken.add(late);
    const { status, page } = await send(sent);
    expect([status, heading(page), booked.length]).toEqual([409, t('steps.when'), 0]);
    expect(page).toContain(t('hold.lost'));
    expect(page.match(/type="radio"/g)).toHaveLength(6);
    const again = fieldsIn(page);
    expect(again).toMatchObject({ ...kept, step: 'when' });
    expect(again['starts_at']).toBeUndefined();
    const next = /name="starts_at" value="([^"]*)"/.exec(page.replaceAll(/\s+/g, ' '))?.[1] ?? '';
    expect((await send({ ...again, starts_at: next, early_start: 'yes', go: 'next' })).status).toBe(200);
  });

  test('and nothing near it is free leads to the days', async () => {
    const none = async () => ({ held: false as const, alternatives: [] });
    const { status, page } = await backend({ bookings: { hold: none } }).send({
      ...whole,
      step: 'when',
      go: 'next',
    });
    expect([status, heading(page)]).toEqual([409, t('steps.price')]);
  });
});

describe('a database that does not answer', () => {
  test('in the search for times is told with the telephone number, and asked again', async () => {
    const { status, page } = await backend({ bookings: { slots: down } }).send(what);
    expect(status).toBe(503);
    expect(page).toContain(translateSlotPicker('nl')('failed'));
    expect(page).toContain(phone);
    expect((await backend().send({ ...fieldsIn(page), go: 'from:' })).status).toBe(200);
  });

  test('when a time is to be held keeps the chosen one', async () => {
    const { status, page } = await backend({ bookings: { hold: down } }).send({
      ...whole,
      step: 'when',
      go: 'next',
    });
    expect(status).toBe(503);
    expect(fieldsIn(page)).toMatchObject({ ...kept, starts_at: late });
  });

  test('when it is to be held on lets the visitor go on', async () => {
    const { status, page } = await backend({ bookings: { hold: down } }).send({
      ...whole,
      step: 'contact',
      go: 'next',
    });
    expect([status, heading(page)]).toEqual([200, t('steps.summary')]);
    expect(page).toContain(t('hold.unheld'));
  });

  test('when he books offers to send the same again, under the same id', async () => {
    const { status, page } = await backend({ bookings: { book: down } }).send(whole);
    expect(status).toBe(503);
    expect(page).toContain(phone);
    const again = fieldsIn(page);
    expect(again).toMatchObject({ ...kept, starts_at: late, step: 'summary' });
    const { send, booked } = backend();
    expect((await send({ ...again, go: 'book' })).status).toBe(200);
    expect(booked).toMatchObject([{ id: whole.id }]);
  });
});

describe('a time that is not held, because too many are already', () => {
  test.each([
    ['when', t('steps.contact')],
    ['contact', t('steps.summary')],
  ])('lets the visitor go on from the step "%s", and says so', async (step, next) => {
    const { send, booked } = backend({ bookings: { hold: async () => 'unheld' as const } });
    const { status, page } = await send({ ...whole, step, go: 'next' });
    expect([status, heading(page)]).toEqual([200, next]);
    expect(page).toContain(t('hold.unheld'));
    expect(page).not.toContain('class="hold"');
    expect(fieldsIn(page)).toMatchObject({ ...kept, starts_at: late });
    expect((await send({ ...fieldsIn(page), step: 'summary', go: 'book' })).status).toBe(200);
    expect(booked).toMatchObject([{ id: whole.id }]);
  });
});

test('too many bookings are told kindly, and nothing is lost', async () => {
  const { status, page } = await backend({ bookings: { book: async () => 'too many' as const } }).send(whole);
  expect(status).toBe(429);
  expect(page).toContain(t('troubles.tooManyRequests'));
  expect(page).toContain(phone);
  expect(fieldsIn(page)).toMatchObject({ ...kept, starts_at: late });
});

describe('what the database alone knows', () => {
  test.each([
    ['early_start', 'early_start.required', 422],
    ['postal_code_served', 'postal_code.outside', 422],
  ] as const)('a broken rule %s is told at its field', async (broken, key, expected) => {
    const { status, page } = await backend({ bookings: { book: async () => ({ broken }) } }).send(whole);
    expect([status, heading(page)]).toEqual([expected, t('steps.contact')]);
    expect(page).toContain(t(`errors.${key}`));
  });

  test.each([
    ['id', t('troubles.alreadyBooked'), 409],
    ['phone', t('troubles.failed'), 503],
  ])('a broken rule %s is told before the summary', async (broken, text, expected) => {
    const { status, page } = await backend({ bookings: { book: async () => ({ broken }) } }).send(whole);
    expect([status, heading(page)]).toEqual([expected, t('steps.summary')]);
    expect(page).toContain(text);
    expect(fieldsIn(page)).toMatchObject(kept);
  });

  test.each([
    ['holding', { hold: async () => 'called off' as const }, { ...whole, step: 'when', go: 'next' }],
    ['holding on', { hold: async () => 'called off' as const }, { ...whole, step: 'contact', go: 'next' }],
    ['booking', { book: async () => 'called off' as const }, whole],
  ])('%s what was called off begins a new booking, only when asked to', async (_what, bookings, sent) => {
    const { status, page } = await backend({ bookings }).send({
      ...sent,
      id: '3f2a91c4-0000-4000-8000-00000000000a',
    });
    expect(status).toBe(409);
    expect(page).toContain('Deze afspraak is niet doorgegaan.');
    expect(fieldsIn(page)).toMatchObject({
      ...what,
      ...who,
      step: 'when',
      id: '3f2a91c4-0000-4000-8000-000000000001',
    });
  });
});

describe('the calendar file', () => {
  const appointment = {
    ...exampleAppointment,
    booking_id: whole.id,
    name: who.name,
    starts_at: late,
    ends_at: '2026-12-17T12:00:00+00:00',
  };
  const ask = (page: string) => {
    const form = /<form[^>]*class="plain".*?<\/form>/s.exec(page)?.[0] ?? '';
    return fieldsIn(form);
  };

  test('of a booked appointment is saved by a button', async () => {
    const asked: string[] = [];
    const { send } = backend({
      bookings: { appointment: async (given) => (asked.push(given), appointment) },
    });
    const fields = ask((await send(whole)).page);
    expect(fields).toEqual({ step: 'calendar', language: 'nl', token });
    const { status, headers, page } = await send(fields);
    expect([status, asked]).toEqual([200, [token]]);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="3F2A-91C4.ics"');
    expect(page).toContain('DTSTART:20261217T080000Z');
    expect(page).toContain(`UID:${whole.id}`);
  });

  test.each([
    ['of nothing', async () => null, 404, translateOwn('nl')('noAppointment')],
    ['of a database that is down', down, 503, t('done.calendarFailed')],
  ])('%s is told kindly', async (_what, appointmentOf, expected, text) => {
    const { send } = backend({ bookings: { appointment: appointmentOf } });
    const { status, page } = await send({ step: 'calendar', token: 'x' });
    expect(status).toBe(expected);
    expect(page).toContain(text);
    expect(page).toContain(phone);
  });
});
