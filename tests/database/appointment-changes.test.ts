import type { Appointment } from '@vakman/domain/booking/booking.answers';
import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  readAppointment,
  refuseAppointment,
  withdrawAppointment,
} from '@vakman/supabase/client/appointments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentActs, refused } from './support/appointment-acts.ts';
import { lateSlots, newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const mailsOf = async (id: string, sequence: number) => {
  const { rows } = await backend.database.query<{ kind: string }>(
    'select kind from notifications where booking_id = $1 and sequence = $2 order by kind',
    [id, sequence],
  );
  return rows.map(({ kind }) => kind);
};
/** Lets a visit of an hour, and what was answered to it, be as a test needs them. */
const comesIn = (id: string, interval: string, status: 'requested' | 'confirmed') =>
  backend.database.query(
    `update facade_bookings set starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '1 hour',
       status = $3, confirmed_at = case when $3 = 'confirmed' then now() end
     where id = $1`,
    [id, interval, status],
  );
const { byVisitor, byOffice } = appointmentActs(() => backend);
const { move } = byVisitor;
const { refuse } = byOffice;

describe('the visitor', () => {
  it('moves: the office confirms again, and both are told', async () => {
    const { id, token, officeToken } = await newBooking(backend);
    await confirmAppointment(backend.visitor, { token: await officeToken(), sequence: 0 });
    const starts_at = (await lateSlots(backend))[10]?.starts_at ?? '';
    const wanted = { startsAt: starts_at, earlyStart: false };
    const answer = await moveAppointment(backend.visitor, { token, sequence: 1 }, wanted);
    expect(answer).toMatchObject({
      moved: true,
      appointment: { starts_at, status: 'requested', sequence: 2 },
    });
    expect(await mailsOf(id, 2)).toEqual(['booking-moved', 'booking-office']);
  });

  it('moves to the time it has, and changes nothing', async () => {
    const { token, slot } = await newBooking(backend);
    const answer = await moveAppointment(
      backend.visitor,
      { token, sequence: 0 },
      { startsAt: slot.starts_at, earlyStart: false },
    );
    expect(answer).toMatchObject({ moved: true, appointment: { ...slot, sequence: 0 } });
  });

  it('may move again because the answer was lost', async () => {
    const { token } = await newBooking(backend);
    const wanted = { startsAt: (await lateSlots(backend))[10]?.starts_at ?? '', earlyStart: false };
    for (const _again of [1, 2])
      expect(await moveAppointment(backend.visitor, { token, sequence: 0 }, wanted)).toMatchObject({
        moved: true,
        appointment: { starts_at: wanted.startsAt, sequence: 1 },
      });
  });

  it('is told other times where the new one cannot be had, and keeps what he has', async () => {
    const { token, slot } = await newBooking(backend);
    const answer = await moveAppointment(
      backend.visitor,
      { token, sequence: 0 },
      { startsAt: '2020-01-06T08:00:00Z', earlyStart: false },
    );
    expect(answer).toMatchObject({ moved: false, alternatives: { length: 6 } });
    expect(await readAppointment(backend.visitor, token)).toMatchObject({ ...slot, sequence: 0 });
  });

  it.each(['cancel', 'withdraw'] as const)('calls off: %s', async (way) => {
    const { id, token } = await newBooking(backend);
    const status = way === 'cancel' ? 'cancelled' : 'withdrawn';
    expect(await byVisitor[way](token)).toMatchObject({
      status,
      sequence: 1,
      change_until: null,
      withdraw_until: null,
    });
    expect(await mailsOf(id, 1)).toEqual([`booking-${status}`, 'booking-office'].sort());
    const { rows } = await backend.database.query(
      `select withdrawn_at is not null as told, (select count(*)::int from private.reservations r where r.id = b.id)
         as taken from facade_bookings b where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ told: way === 'withdraw', taken: 0 }]);
  });

  it('may withdraw when it is too late to move or cancel', async () => {
    const { id, token } = await newBooking(backend);
    await comesIn(id, '1 hour', 'confirmed');
    expect(await readAppointment(backend.visitor, token)).toMatchObject({ change_until: null });
    await expect(move(token)).rejects.toMatchObject(refused(409));
    await expect(cancelAppointment(backend.visitor, { token, sequence: 0 })).rejects.toMatchObject(
      refused(409),
    );
    expect(await withdrawAppointment(backend.visitor, { token, sequence: 0 })).toMatchObject({
      status: 'withdrawn',
    });
  });

  it('may cancel what is not confirmed until it is over', async () => {
    const { id, token } = await newBooking(backend);
    await comesIn(id, '1 hour', 'requested');
    await expect(move(token)).rejects.toMatchObject(refused(409));
    expect(await cancelAppointment(backend.visitor, { token, sequence: 0 })).toMatchObject({
      status: 'cancelled',
    });
    const over = await newBooking(backend);
    await comesIn(over.id, '-2 hours', 'requested');
    await expect(
      cancelAppointment(backend.visitor, { token: over.token, sequence: 0 }),
    ).rejects.toMatchObject(refused(409));
  });

  it.each([
    ['requested', 100, null, true],
    ['confirmed', 100, 14, true],
    ['confirmed', 100, 15, false],
  ])(
    'withdraws from what is %s, %i days after booking, %s after the answer: %s',
    async (status, booked, agreed, may) => {
      const { id, token } = await newBooking(backend);
      await backend.database.query(
        `update facade_bookings set status = $2, created_at = now() - make_interval(days => $3::int),
         confirmed_at = now() - make_interval(days => $4::int) where id = $1`,
        [id, status, booked, agreed],
      );
      const { withdraw_until } = (await readAppointment(backend.visitor, token)) as Appointment;
      expect(withdraw_until !== null).toBe(may);
      const withdrawn = withdrawAppointment(backend.visitor, { token, sequence: 0 });
      if (may) expect(await withdrawn).toMatchObject({ status: 'withdrawn' });
      else await expect(withdrawn).rejects.toMatchObject(refused(409));
    },
  );
});

describe('the office', () => {
  it('confirms, and gets its next link with the mail', async () => {
    const { id, officeToken } = await newBooking(backend);
    expect(
      await confirmAppointment(backend.visitor, { token: await officeToken(), sequence: 0 }),
    ).toMatchObject({
      status: 'confirmed',
      sequence: 1,
    });
    expect(await mailsOf(id, 1)).toEqual(['booking-confirmed', 'booking-office']);
    const again = confirmAppointment(backend.visitor, { token: await officeToken(), sequence: 1 });
    await expect(again).rejects.toMatchObject(refused(409));
    expect(await refuse(await officeToken(), 1)).toMatchObject({ status: 'refused', sequence: 2 });
    expect(await mailsOf(id, 2)).toEqual(['booking-refused']);
  });

  it('moves without a deadline, and thereby confirms', async () => {
    const { id, officeToken } = await newBooking(backend);
    await backend.database.query(
      `update facade_bookings set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'
       where id = $1`,
      [id],
    );
    expect(await move(await officeToken())).toMatchObject({
      moved: true,
      appointment: { status: 'confirmed' },
    });
    expect(await mailsOf(id, 1)).toEqual(['booking-moved', 'booking-office']);
  });

  it('gives a reason that the visitor reads, of at most a thousand characters', async () => {
    const { id, officeToken } = await newBooking(backend);
    const office = await officeToken();
    const long = refuseAppointment(backend.visitor, { token: office, sequence: 0 }, 'a'.repeat(1001));
    await expect(long).rejects.toThrow('"facade_bookings_refusal_reason"');
    await refuseAppointment(backend.visitor, { token: office, sequence: 0 }, ' Te hoog voor onze lift. ');
    const { rows } = await backend.database.query(
      'select refusal_reason from facade_bookings where id = $1',
      [id],
    );
    expect(rows).toEqual([{ refusal_reason: 'Te hoog voor onze lift.' }]);
  });
});
