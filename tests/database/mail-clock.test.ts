import { isOvertaken } from '@vakman/supabase/functions/send-booking-mails/is-overtaken';
import { bookingNotifications } from '@vakman/supabase/functions/_shared/database/claimed-booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

/** Gives the database a clock that tests set; without a setting it shows the time. */
const clock = `
  set allow_system_table_mods = on;
  create or replace function pg_catalog.now() returns timestamptz language sql stable as
    $$select coalesce(nullif(current_setting('vakman.now', true), '')::timestamptz, transaction_timestamp())$$;
  set allow_system_table_mods = off`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.database.exec(clock);
});
beforeEach(async () => {
  await setClock('');
  await backend.database.exec(`reset timezone; delete from public.facade_bookings;
    delete from private.reservations; delete from public.quote_requests`);
});
afterAll(() => backend.remove());

const setClock = (moment: string) =>
  backend.database.query(`select set_config('vakman.now', $1, false)`, [moment]);

const hour = 3_600_000;
const iso = (moment: number) => new Date(moment).toISOString();

/** Wherever the database thinks that it is. */
const timeZones = ['UTC', 'Europe/Amsterdam', 'America/Santiago'];

/** The reminder as its sender gets it, if it is due now. */
async function dueReminder(now: string) {
  const { rows } = await backend.database.query<{ claimed: unknown }>(
    'select claim_booking_notifications() as claimed',
  );
  const [mail] = rows.map(({ claimed }) => bookingNotifications.item.parse(claimed));
  return mail && { kind: mail.notification.kind, isOvertaken: isOvertaken(mail, new Date(now)) };
}

describe('a reminder', () => {
  it.each([
    // Clocks go from 02:00 to 03:00 on 28 March 2027, and from 03:00 to 02:00 on 25 October 2026.
    ['before summer time begins', 10, '2027-03-28T10:00+02:00', '2027-03-27T10:00+01:00'],
    ['on the day when it begins', 10, '2027-03-29T10:00+02:00', '2027-03-28T10:00+02:00'],
    ['in the hour that there is not', 2, '2027-03-29T08:00+02:00', '2027-03-28T03:00+02:00'],
    ['before summer time ends', 10, '2026-10-25T10:00+01:00', '2026-10-24T10:00+02:00'],
    ['on the day when it ends', 10, '2026-10-26T10:00+01:00', '2026-10-25T10:00+01:00'],
    ['in the hour that comes twice', 2, '2026-10-26T08:00+01:00', '2026-10-25T02:00+01:00'],
    ['over the longest time', 0, '2026-10-25T23:59+01:00', '2026-10-24T00:00+02:00'],
    ['on the last day of the year', 10, '2027-01-01T09:00+01:00', '2026-12-31T10:00+01:00'],
    ['on the first of it', 10, '2027-01-02T09:00+01:00', '2027-01-01T10:00+01:00'],
    ['on leap day', 10, '2028-03-01T09:00+01:00', '2028-02-29T10:00+01:00'],
  ])('goes out %s at its hour, once, and not before', async (_when, reminderHour, starts, due) => {
    const { id } = await newBooking(backend);
    await backend.database.query('update private.booking_rules set reminder_hour = $1', [reminderHour]);
    await backend.database.exec(`update public.notifications set sent_at = now()`);
    const made = iso(Date.parse(due) - 72 * hour);
    await backend.database.query(
      `update public.facade_bookings set created_at = $2, updated_at = $2, starts_at = $3::timestamptz,
         ends_at = $3::timestamptz + interval '1 hour' where id = $1`,
      [id, made, starts],
    );
    for (const [turn, minutes] of [-26 * 60, -61, -1].entries()) {
      const now = iso(Date.parse(due) + minutes * 60_000);
      await setClock(now);
      await backend.database.exec(`set timezone = '${timeZones[turn]}'`);
      expect(await dueReminder(now), now).toBeUndefined();
    }
    const now = iso(Date.parse(due));
    await setClock(now);
    expect(await dueReminder(now)).toEqual({ kind: 'booking-reminder', isOvertaken: false });
    await backend.database.exec(`update public.notifications set sent_at = now() where sent_at is null`);
    for (const minutes of [1, 60, 120, 600]) {
      const later = iso(Date.parse(due) + minutes * 60_000);
      await setClock(later);
      expect(await dueReminder(later), later).toBeUndefined();
    }
  });
});

describe('a mail that failed', () => {
  it.each([
    ['in the hour that comes twice', '2026-10-25T00:30:00Z'],
    ['when it comes again', '2026-10-25T01:10:00Z'],
    ['before the hour that there is not', '2027-03-28T00:45:00Z'],
    ['before midnight of the last day', '2026-12-31T22:50:00Z'],
  ])('is tried again so many minutes later, as they pass: %s', async (_when, start) => {
    await setClock(start);
    await (await backend.as('anon')).from('quote_requests').insert(quoteRequestRow());
    await backend.database.exec(`delete from public.notifications where kind <> 'office'`);
    let now = Date.parse(start);
    for (const [turn, minutes] of [1, 2, 4, 8, 16, 32, 60].entries()) {
      await backend.database.exec(`set timezone = '${timeZones[turn % timeZones.length]}'`);
      const claim = async () => {
        await setClock(iso(now));
        const { rows } = await backend.database.query<{ claimed: { notification: { id: string } } }>(
          'select claim_notifications() as claimed',
        );
        return rows.map(({ claimed }) => claimed.notification.id);
      };
      const [id, ...others] = await claim();
      expect([typeof id, others]).toEqual(['string', []]);
      await backend.database.query(`select fail_notification($1, 'SMTP 421')`, [id]);
      now += minutes * 60_000 - 1000;
      expect(await claim()).toEqual([]);
      now += 1000;
    }
  });

  it.each(['2026-10-23T12:00:00Z', '2027-03-26T12:00:00Z'])(
    'ends after five days of 24 hours, though one of them has more or fewer: from %s',
    async (start) => {
      await backend.database.exec(`set timezone = 'Europe/Amsterdam'`);
      await setClock(start);
      await (await backend.as('anon')).from('quote_requests').insert(quoteRequestRow());
      const stateAfter = async (hours: number) => {
        await setClock(iso(Date.parse(start) + hours * hour));
        await backend.database.exec(
          `update public.notifications set next_attempt_at = now();
           select fail_notification((claimed -> 'notification' ->> 'id')::uuid, 'SMTP 421')
           from claim_notifications() as claimed`,
        );
        const { rows } = await backend.database.query<{ state: string }>(
          `select state from public.notifications where kind = 'confirmation'`,
        );
        return rows.map(({ state }) => state);
      };
      expect(await stateAfter(119.5)).toEqual(['waiting']);
      expect(await stateAfter(120.5)).toEqual(['expired']);
    },
  );
});
