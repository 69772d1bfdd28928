import { confirmAppointment, readAppointment } from '@vakman/supabase/client/appointments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lateSlots, newBooking, type NewBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
let booking: NewBooking;
beforeEach(async () => {
  await backend.database.exec(
    'truncate public.facade_bookings, private.reservations, public.blocked_times cascade',
  );
  booking = await newBooking(backend);
});

const order = async (
  name: string,
  values: Record<string, unknown> = {},
  actor: 'employee' | 'admin' = 'employee',
) => {
  const { data, error } = await (
    await backend.as(actor)
  ).rpc(name, {
    booking_id: booking.id,
    sequence: 0,
    ...values,
  });
  return { data: data as unknown, code: error?.code };
};
const stored = async () => {
  const { rows } = await backend.database.query<Record<string, unknown>>(
    `select b.status, b.starts_at, b.sequence, b.confirmed_at, r.crew from public.facade_bookings b
     left join private.reservations r on r.id = b.id where b.id = $1`,
    [booking.id],
  );
  return rows[0];
};
const mails = async () => {
  const { rows } = await backend.database.query<{ kind: string; waits: boolean }>(
    `select kind, next_attempt_at > now() + interval '5 seconds' as waits from public.notifications
     where booking_id = $1 and kind not in ('booking-office', 'booking-received') order by kind`,
    [booking.id],
  );
  return rows;
};
const later = async () => (await lateSlots(backend))[20]?.starts_at ?? '';

describe('an order of the office', () => {
  it('moves and confirms, and the mail waits until it cannot be taken back', async () => {
    const starts_at = await later();
    const { data } = await order('move_booking', { starts_at });
    expect(data).toMatchObject({ done: true, status: 'confirmed', starts_at, sequence: 1, crew: 1 });
    expect(await stored()).toMatchObject({ status: 'confirmed', starts_at, sequence: 1, crew: 1 });
    expect(await mails()).toEqual([{ kind: 'booking-moved', waits: true }]);
    const claimed = await (
      await backend.as('service_role')
    ).rpc('claim_booking_notifications', {
      booking_id: booking.id,
    });
    const kinds = (claimed.data as { notification: { kind: string } }[]).map((one) => one.notification.kind);
    expect(kinds).not.toContain('booking-moved');
  });

  it.each([
    ['confirm_booking', {}, 'confirmed', 'booking-confirmed'],
    ['refuse_booking', { reason: 'Te hoog' }, 'refused', 'booking-refused'],
  ])('%s', async (name, values, status, kind) => {
    expect((await order(name, values)).data).toMatchObject({ done: true, status });
    expect(await mails()).toEqual([{ kind, waits: true }]);
  });

  it('that moves out of the withdrawal period ends the request to begin in it, which comes back with the time', async () => {
    await backend.database.query('update facade_bookings set early_start = true where id = $1', [booking.id]);
    const asked = async () => {
      const { rows } = await backend.database.query<{ early_start: boolean }>(
        'select early_start from facade_bookings where id = $1',
        [booking.id],
      );
      return rows[0]?.early_start;
    };
    await order('move_booking', { starts_at: await later() });
    expect(await asked()).toBe(false);
    expect((await order('undo_booking_order', { sequence: 1 })).code).toBeUndefined();
    expect(await asked()).toBe(true);
  });

  it('made for another state does nothing', async () => {
    await order('confirm_booking');
    expect((await order('move_booking', { starts_at: await later() })).code).toBe('changed');
    expect((await order('refuse_booking', { reason: '' })).code).toBe('changed');
    expect(await stored()).toMatchObject({ status: 'confirmed', sequence: 1 });
  });

  it('to a time that the rules do not have is answered with those that they have', async () => {
    const night = booking.slot.starts_at.replace(/T\d\d/, 'T01');
    const { data } = await order('move_booking', { starts_at: night });
    expect(data).toMatchObject({ done: false });
    expect(data).not.toHaveProperty('alternatives', []);
    expect(await stored()).toMatchObject({ sequence: 0, status: 'requested' });
  });

  it('gives the booking to another crew, and nobody is told', async () => {
    expect((await order('assign_crew', { crew: 2 })).data).toBe(true);
    expect(await stored()).toMatchObject({ crew: 2, sequence: 0 });
    expect(await mails()).toEqual([]);
    await backend.database.query('insert into blocked_times (crew, starts_at, ends_at) values (1, $1, $2)', [
      booking.slot.starts_at,
      booking.slot.ends_at,
    ]);
    expect((await order('assign_crew', { crew: 1 })).data).toBe(false);
    expect(await stored()).toMatchObject({ crew: 2 });
  });
});

describe('an order that is taken back', () => {
  it.each(['move_booking', 'confirm_booking', 'refuse_booking'])(
    'leaves all as it was, and nobody is told of it: %s',
    async (name) => {
      const before = await stored();
      await order(
        name,
        name === 'move_booking'
          ? { starts_at: await later() }
          : name === 'refuse_booking'
            ? { reason: 'x' }
            : {},
      );
      expect((await order('undo_booking_order', { sequence: 1 })).data).toBe(2);
      expect(await stored()).toEqual({ ...before, sequence: 2 });
      expect(await mails()).toEqual([]);
      // What was to be told before is told still.
      const { rows } = await backend.database.query<{ sequence: number }>(
        'select sequence from notifications where booking_id = $1',
        [booking.id],
      );
      expect(rows.map(({ sequence }) => sequence)).toEqual([2, 2]);
      expect(await readAppointment(backend.visitor, booking.token)).toMatchObject({ sequence: 2 });
    },
  );

  it('takes nothing with it that was to be told before, though its time came meanwhile', async () => {
    await order('confirm_booking');
    await backend.database.exec('update notifications set next_attempt_at = now()');
    await order('move_booking', { sequence: 1, starts_at: await later() });
    const { rows: claimed } = await backend.database.query('select public.claim_booking_notifications($1)', [
      booking.id,
    ]);
    expect(claimed).toEqual([]);
    await order('undo_booking_order', { sequence: 2 });
    expect(await stored()).toMatchObject({ status: 'confirmed', sequence: 3 });
    const { rows } = await backend.database.query(
      'select kind, sequence, state from notifications where booking_id = $1 order by kind',
      [booking.id],
    );
    expect(rows).toContainEqual({ kind: 'booking-confirmed', sequence: 3, state: 'waiting' });
  });

  it('stays where the mail may have left, somebody else gave it, or another came after', async () => {
    await order('confirm_booking');
    expect((await order('undo_booking_order', { sequence: 1 }, 'admin')).code).toBe('told');
    await backend.database.exec(
      `update notifications set attempts = 1, claimed_until = now() + interval '1 minute'`,
    );
    expect((await order('undo_booking_order', { sequence: 1 })).code).toBe('told');
    await backend.database.exec(`update private.booking_undos set until = now()`);
    expect((await order('undo_booking_order', { sequence: 1 })).code).toBe('told');
    expect(await stored()).toMatchObject({ status: 'confirmed', sequence: 1 });
  });

  it('stays where somebody took the time meanwhile', async () => {
    await order('move_booking', { starts_at: await later() });
    await backend.database.query(
      `insert into private.reservations (id, crew, occupied)
       select gen_random_uuid(), 1, private.occupied_by($1, $2)`,
      [booking.slot.starts_at, booking.slot.ends_at],
    );
    expect((await order('undo_booking_order', { sequence: 1 })).code).toBe('taken');
    expect(await stored()).toMatchObject({ status: 'confirmed', sequence: 1 });
    expect(await mails()).toEqual([{ kind: 'booking-moved', waits: true }]);
  });
});

it('the link of a mail stays good for whoever decides there', async () => {
  const token = await booking.officeToken();
  await order('move_booking', { starts_at: await later() });
  await order('undo_booking_order', { sequence: 1 });
  const confirmed = await confirmAppointment(backend.visitor, { token, sequence: 2 });
  expect(confirmed).toMatchObject({ status: 'confirmed', sequence: 3 });
});
