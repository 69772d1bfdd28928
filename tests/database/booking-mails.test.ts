import { cancelAppointment, confirmAppointment, readAppointment } from '@vakman/supabase/client/appointments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.database.exec('delete from facade_bookings; delete from private.reservations'));
afterAll(() => backend.remove());

interface Claimed {
  readonly notification: { readonly id: string; readonly kind: string; readonly sequence: number };
  readonly booking: Record<string, unknown>;
  readonly token: string;
}

async function claim(booking_id?: string): Promise<Claimed[]> {
  const { data, error } = await (
    await backend.as('service_role')
  ).rpc('claim_booking_notifications', { booking_id });
  if (error) throw error;
  return data as Claimed[];
}
const kinds = (claimed: readonly Claimed[]) => claimed.map(({ notification: { kind } }) => kind).sort();

async function sendAll(): Promise<string[]> {
  const claimed = await claim();
  for (const { notification } of claimed)
    await backend.database.query('select complete_notification($1)', [notification.id]);
  return kinds(claimed);
}

/** Has the visit begin at a time of day so many days from today, and be booked long ago. */
const putAt = (id: string, days: number, time: string) =>
  backend.database.query(
    `update facade_bookings set created_at = now() - interval '30 days', updated_at = now() - interval '30 days',
       starts_at = private.local_moment(private.local_day(now()) + $2::int, $3::time),
       ends_at = private.local_moment(private.local_day(now()) + $2::int, $3::time) + interval '1 hour'
     where id = $1`,
    [id, days, time],
  );
/** Hour of today at which reminders go out: one that has come, or one that comes later. */
const remindAt = (hour: 0 | 23) =>
  backend.database.query('update private.booking_rules set reminder_hour = $1', [hour]);

describe('mails about an appointment', () => {
  it('are claimed with all that they tell, and a link for their reader', async () => {
    const { id, slot, confirmUntil } = await newBooking(backend);
    const claimed = await claim();
    expect(kinds(claimed)).toEqual(['booking-office', 'booking-received']);
    for (const { notification, booking, token } of claimed) {
      expect(notification).toMatchObject({ attempts: 1, sequence: 0 });
      expect(booking).toMatchObject({
        ...slot,
        id,
        reference: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
        price: { kind: 'measure' },
        phone_normalised: '+31612345678',
        // What the page said on which it was booked.
        confirm_until: confirmUntil,
      });
      const role = notification.kind === 'booking-office' ? 'office' : 'visitor';
      expect(await readAppointment(backend.visitor, token)).toMatchObject({ role, booking_id: id });
    }
    expect(await claim()).toEqual([]);
  });

  it('say until when changing is free by the rules in force', async () => {
    const { id } = await newBooking(backend);
    await backend.database.query('update private.booking_rules set change_working_days = 7');
    const [mail] = await claim(id);
    expect(mail?.booking['change_until']).toBe(
      (await readAppointment(backend.visitor, mail?.token ?? ''))?.change_until,
    );
    await backend.database.query('update private.booking_rules set change_working_days = 2');
  });

  it('are claimed for one booking alone', async () => {
    const mine = await newBooking(backend);
    await newBooking(backend);
    const claimed = await claim(mine.id);
    expect(claimed.map(({ booking }) => booking['id'])).toEqual([mine.id, mine.id]);
    expect(await claim(crypto.randomUUID())).toEqual([]);
  });

  it('are tried again after a failure, with another link', async () => {
    await newBooking(backend);
    const [first] = await claim();
    await backend.database.query(`select fail_notification($1, 'SMTP 421')`, [first?.notification.id]);
    expect(await claim()).toEqual([]);
    await backend.database.exec(`update notifications set next_attempt_at = now() where sent_at is null`);
    const [again] = await claim();
    expect(again).toMatchObject({ notification: { id: first?.notification.id, attempts: 2 } });
    expect(again?.token).not.toBe(first?.token);
  });

  it('are not taken by who sends those of quote requests, nor the other way round', async () => {
    await newBooking(backend);
    const service = await backend.as('service_role');
    expect((await service.rpc('claim_notifications')).data).toEqual([]);
    expect(kinds(await claim())).toHaveLength(2);
  });

  it('follow each change with its sequence', async () => {
    const { token, officeToken } = await newBooking(backend);
    await confirmAppointment(backend.visitor, { token: await officeToken(), sequence: 0 });
    await cancelAppointment(backend.visitor, { token, sequence: 1 });
    const told = (await claim()).map(({ notification: { kind, sequence } }) => `${sequence} ${kind}`);
    expect(told.sort()).toEqual([
      '0 booking-office',
      '0 booking-received',
      '1 booking-confirmed',
      '1 booking-office',
      '2 booking-cancelled',
      '2 booking-office',
    ]);
  });
});

describe('the reminder', () => {
  it('is written on the day before, once its hour has come, and once', async () => {
    const { id } = await newBooking(backend);
    expect(await sendAll()).not.toContain('booking-reminder');
    await putAt(id, 1, '23:30');
    await remindAt(23);
    // From 23:00 on that hour has come, too.
    const { rows } = await backend.database.query<{ due: boolean }>(
      `select now() >= private.remind_at(starts_at) as due from facade_bookings`,
    );
    if (rows[0]?.due === false) expect(await sendAll()).toEqual([]);
    await remindAt(0);
    expect(await sendAll()).toEqual(['booking-reminder']);
    expect(await sendAll()).toEqual([]);
  });

  it.each([
    ['two days before', 2, '00:30'],
    ['when the visit has begun', -1, '12:00'],
  ])('is not written %s', async (_when, days, time) => {
    const { id } = await newBooking(backend);
    await sendAll();
    await remindAt(0);
    await putAt(id, days, time);
    expect(await sendAll()).toEqual([]);
  });

  it('is not written for what was made or moved after its hour', async () => {
    const { id } = await newBooking(backend);
    await sendAll();
    await remindAt(0);
    await putAt(id, 1, '12:00');
    await backend.database.query('update facade_bookings set updated_at = now() where id = $1', [id]);
    expect(await sendAll()).toEqual([]);
  });

  it.each([
    ['called off', `update facade_bookings set status = 'cancelled' where id = $1`],
    ['begun', `update facade_bookings set starts_at = now() - interval '1 minute' where id = $1`],
    [
      'moved away',
      `update facade_bookings set starts_at = starts_at + interval '9 days',
       ends_at = ends_at + interval '9 days' where id = $1`,
    ],
  ])('that waits is dropped when the appointment is %s', async (_what, change) => {
    const { id } = await newBooking(backend);
    await sendAll();
    await remindAt(0);
    await putAt(id, 1, '23:30');
    await backend.database.query('select private.write_due_reminders($1)', [id]);
    await backend.database.query(change, [id]);
    expect(await sendAll()).toEqual([]);
    const { rows } = await backend.database.query(
      `select from notifications where kind = 'booking-reminder'`,
    );
    expect(rows).toEqual([]);
  });
});
