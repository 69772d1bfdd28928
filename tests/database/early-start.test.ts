import type { Appointment } from '@vakman/domain/booking/booking.answers';
import {
  askEarlyStart,
  confirmAppointment,
  moveAppointment,
  readAppointment,
  withdrawAppointment,
} from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning } from '@vakman/supabase/client/bookings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from './support/appointment-acts.ts';
import { bookingPayload, newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const unasked = {
  status: 400,
  code: '23514',
  message: expect.stringContaining('"facade_bookings_early_start"'),
};

/** First and last start before, and first from a moment of SQL on that is free. */
async function timesAround(moment: string) {
  const { rows } = await backend.database.query<Record<'soon' | 'before' | 'from', string>>(
    `select min(starts_at) as soon, max(starts_at) filter (where starts_at < ${moment}) as before,
       min(starts_at) filter (where starts_at >= ${moment}) as from
     from public.available_slots('unknown', null, 62)`,
  );
  const [times] = rows;
  if (!times?.soon || !times.before || !times.from) throw new Error('Some time is not free.');
  return times;
}

/** Ends the period of what is confirmed now, and of what is confirmed as late as it was promised. */
const confirmedNow = 'private.withdraw_until(now())';
const confirmedLate = 'private.withdraw_until(private.confirm_until(now()))';

/** Puts an appointment to days from now, as if it had been booked so before. */
const put = (id: string, days: number, changes = '') =>
  backend.database.query(
    `update public.facade_bookings set starts_at = now() + make_interval(days => $2::int),
       ends_at = now() + make_interval(days => $2::int, hours => 1) ${changes} where id = $1`,
    [id, days],
  );

const stored = async (id: string) => {
  const { rows } = await backend.database.query(
    'select status, sequence, early_start from public.facade_bookings where id = $1',
    [id],
  );
  return rows[0];
};

/** Moves by one link, with or without a request to begin early. */
const moverOf = (token: string) => (sequence: number, startsAt: string, earlyStart: boolean) =>
  moveAppointment(backend.visitor, { token, sequence }, { startsAt, earlyStart });

describe('a booking', () => {
  it('needs a request up to the period of a contract that is confirmed as late as promised', async () => {
    const { before, from } = await timesAround(confirmedLate);
    const book = async (starts_at: string) =>
      bookFacadeCleaning(backend.visitor, await bookingPayload(backend, { starts_at }));
    await expect(book(before)).rejects.toMatchObject(unasked);
    expect(await book(from)).toMatchObject({ booked: true });
  });

  it('keeps no request for a later visit, so that a move into the period asks for it', async () => {
    const { before, from } = await timesAround(confirmedLate);
    const { id, token } = await newBooking(backend, { starts_at: from, early_start: true });
    expect(await stored(id)).toMatchObject({ early_start: false });
    const silent = moveAppointment(
      backend.visitor,
      { token, sequence: 0 },
      { startsAt: before, earlyStart: false },
    );
    await expect(silent).rejects.toMatchObject(unasked);
  });
});

describe('a move into the withdrawal period', () => {
  it('has to be asked for by the visitor, and the row keeps that he did', async () => {
    const { id, token } = await newBooking(backend);
    const { before, from } = await timesAround(confirmedLate);
    const seen = { token, sequence: 0 };
    const silent = moveAppointment(backend.visitor, seen, { startsAt: before, earlyStart: false });
    await expect(silent).rejects.toMatchObject(unasked);
    expect(await stored(id)).toEqual({ status: 'requested', sequence: 0, early_start: false });
    expect((await readAppointment(backend.visitor, token))?.early_start_until).not.toBeNull();
    await moveAppointment(backend.visitor, seen, { startsAt: from, earlyStart: false });
    const asked = await moveAppointment(
      backend.visitor,
      { token, sequence: 1 },
      { startsAt: before, earlyStart: true },
    );
    expect(asked).toMatchObject({ moved: true, appointment: { early_start: true, early_start_until: null } });
    expect(await stored(id)).toEqual({ status: 'requested', sequence: 2, early_start: true });
  });

  it('is asked for again by whoever moved out of it since', async () => {
    const { id, token } = await newBooking(backend);
    const { before, from } = await timesAround(confirmedLate);
    const move = moverOf(token);
    await move(0, before, true);
    expect(await move(1, from, false)).toMatchObject({ moved: true, appointment: { early_start: false } });
    await expect(move(2, before, false)).rejects.toMatchObject(unasked);
    await move(2, before, true);
    expect(await stored(id)).toEqual({ status: 'requested', sequence: 3, early_start: true });
  });

  it('is not asked for by whoever moves within it', async () => {
    const { id, token } = await newBooking(backend);
    const { soon, before } = await timesAround(confirmedLate);
    const move = moverOf(token);
    await move(0, soon, true);
    expect(await move(1, before, false)).toMatchObject({ moved: true });
    expect(await stored(id)).toEqual({ status: 'requested', sequence: 2, early_start: true });
  });

  it('counts from the contract where there is one', async () => {
    const { id, token, officeToken } = await newBooking(backend);
    await confirmAppointment(backend.visitor, { token: await officeToken(), sequence: 0 });
    await backend.database.query(
      `update public.facade_bookings set confirmed_at = now() - interval '20 days' where id = $1`,
      [id],
    );
    const { soon } = await timesAround(confirmedLate);
    const answer = await moveAppointment(
      backend.visitor,
      { token, sequence: 1 },
      { startsAt: soon, earlyStart: false },
    );
    expect(answer).toMatchObject({ moved: true });
  });

  it('cannot be asked for by the office, which moves there only who asked himself', async () => {
    const { id, officeToken } = await newBooking(backend);
    const { before, from } = await timesAround(confirmedNow);
    const move = async (sequence: number, startsAt: string) =>
      moveAppointment(
        backend.visitor,
        { token: await officeToken(), sequence },
        { startsAt, earlyStart: true },
      );
    await expect(move(0, before)).rejects.toMatchObject(unasked);
    expect(await move(0, from)).toMatchObject({ moved: true, appointment: { status: 'confirmed' } });
    expect(await stored(id)).toMatchObject({ early_start: false });
    await backend.database.query('update public.facade_bookings set early_start = true where id = $1', [id]);
    expect(await move(1, before)).toMatchObject({ moved: true });
  });
});

describe('a confirmation so late that the visit would lie in the withdrawal period', () => {
  it('is refused, until the visitor asks for it', async () => {
    const { id, token, officeToken } = await newBooking(backend);
    await put(id, 10);
    const confirm = async (sequence: number) =>
      confirmAppointment(backend.visitor, { token: await officeToken(), sequence });
    await expect(confirm(0)).rejects.toMatchObject(unasked);
    expect(await stored(id)).toEqual({ status: 'requested', sequence: 0, early_start: false });
    expect(await readAppointment(backend.visitor, token)).toMatchObject({ lacks_early_start: true });

    const seen = { token, sequence: 0 };
    expect(await askEarlyStart(backend.visitor, seen)).toMatchObject({
      early_start: true,
      lacks_early_start: false,
    });
    // Sent again because the answer was lost.
    expect(await askEarlyStart(backend.visitor, seen)).toMatchObject({ sequence: 1 });
    const { rows } = await backend.database.query(
      'select kind from public.notifications where booking_id = $1 and sequence = 1 order by kind',
      [id],
    );
    expect(rows).toEqual([{ kind: 'booking-asked' }, { kind: 'booking-received' }]);
    expect(await confirm(1)).toMatchObject({ status: 'confirmed' });
  });

  it('is told to the office by a mail with a link of its own', async () => {
    const { id, token } = await newBooking(backend);
    await put(id, 10);
    await askEarlyStart(backend.visitor, { token, sequence: 0 });
    const service = await backend.as('service_role');
    const { data } = await service.rpc('claim_booking_notifications', { booking_id: id });
    const claimed = data as { notification: { kind: string }; token: string }[];
    const asked = claimed.find(({ notification }) => notification.kind === 'booking-asked');
    expect(await readAppointment(backend.visitor, asked?.token ?? '')).toMatchObject({ role: 'office' });
  });

  it('is asked for only where it is missing', async () => {
    const { token } = await newBooking(backend);
    await expect(askEarlyStart(backend.visitor, { token, sequence: 0 })).rejects.toMatchObject(refused(409));
  });
});

describe('what is over', () => {
  it('is not confirmed', async () => {
    const { id, officeToken } = await newBooking(backend);
    await put(id, -1, ', early_start = true');
    const confirmed = confirmAppointment(backend.visitor, { token: await officeToken(), sequence: 0 });
    await expect(confirmed).rejects.toMatchObject({ status: 409, code: 'over' });
    expect(await stored(id)).toMatchObject({ status: 'requested', sequence: 0 });
  });

  it.each([
    ['asked for and confirmed', true, 'confirmed', false],
    ['not asked for', false, 'confirmed', true],
    ['asked for and never agreed to', true, 'requested', true],
  ])('and was %s (%s, %s) can be withdrawn from: %s', async (_what, early_start, status, may) => {
    const { id, token } = await newBooking(backend);
    await put(id, -1, `, confirmed_at = now() - interval '3 days'`);
    await backend.database.query(
      'update public.facade_bookings set early_start = $2, status = $3 where id = $1',
      [id, early_start, status],
    );
    const { withdraw_until } = (await readAppointment(backend.visitor, token)) as Appointment;
    expect(withdraw_until !== null).toBe(may);
    const withdrawn = withdrawAppointment(backend.visitor, { token, sequence: 0 });
    if (may) expect(await withdrawn).toMatchObject({ status: 'withdrawn' });
    else await expect(withdrawn).rejects.toMatchObject(refused(409));
  });
});
