import type { Connection } from '@vakman/supabase/client/connection';
import { chooseReminders } from '@vakman/supabase/client/profiles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let customer: Connection;
/** The confirmed address of the customer's account. */
let address: string;
beforeAll(async () => {
  backend = await startTestBackend();
  customer = await connectionOf(backend, 'customer');
  address = (await (await backend.as('customer')).auth.getUser()).data.user?.email ?? '';
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec('delete from facade_bookings; delete from private.reservations');
  await chooseReminders(customer, true);
});

/** Writes which mails are due, and takes those of every booking. */
async function claim() {
  const service = await backend.as('service_role');
  const { data, error } = await service.rpc('claim_booking_notifications', {});
  if (error) throw error;
  return data as { readonly notification: { readonly kind: string }; readonly has_account: boolean }[];
}
const reminders = async () =>
  (await claim()).filter(({ notification: { kind } }) => kind === 'booking-reminder');

/** An appointment of tomorrow, booked long ago, whose reminder is due. */
async function dueAppointment(email: string): Promise<string> {
  const { id } = await newBooking(backend, { email });
  await claim();
  await backend.database.exec('update private.booking_rules set reminder_hour = 0');
  await backend.database.query(
    `update facade_bookings set created_at = now() - interval '30 days', updated_at = now() - interval '30 days',
       starts_at = private.local_moment(private.local_day(now()) + 1, '23:30'),
       ends_at = private.local_moment(private.local_day(now()) + 1, '23:30') + interval '1 hour'
     where id = $1`,
    [id],
  );
  return id;
}

describe('a reminder', () => {
  test('goes to whoever has an account and refused nothing', async () => {
    await dueAppointment(address);
    expect(await reminders()).toMatchObject([{ has_account: true }]);
  });

  test('goes to whoever has no account', async () => {
    await dueAppointment('nobody@mail.example');
    expect(await reminders()).toMatchObject([{ has_account: false }]);
  });

  test('is not written for an account that refuses it, however the form was filled in', async () => {
    await chooseReminders(customer, false);
    await dueAppointment(address.toUpperCase());
    expect(await reminders()).toEqual([]);
    await chooseReminders(customer, true);
    expect(await reminders()).toHaveLength(1);
  });

  test('that waits is dropped once it is refused', async () => {
    const id = await dueAppointment(address);
    await backend.database.query('select private.write_due_reminders($1)', [id]);
    await chooseReminders(customer, false);
    expect(await reminders()).toEqual([]);
  });

  test('alone depends on the choice', async () => {
    await chooseReminders(customer, false);
    await newBooking(backend, { email: address });
    const kinds = (await claim()).map(({ notification: { kind } }) => kind);
    expect(kinds.sort()).toEqual(['booking-office', 'booking-received']);
  });

  // The last one: it takes the proof from the account of all.
  test('is refused by nobody who has not proved the address', async () => {
    await chooseReminders(customer, false);
    await dueAppointment(address);
    await backend.database.query('update auth.users set email_confirmed_at = null where email = $1', [
      address,
    ]);
    expect(await reminders()).toMatchObject([{ has_account: false }]);
  });
});
