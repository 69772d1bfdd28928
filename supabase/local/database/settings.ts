import type { Database } from './open-database.ts';

/** Columns of `private.settings` that say how often somebody may do something. */
export interface Settings {
  readonly requests_per_address_an_hour: number;
  readonly requests_per_email_a_day: number;
  readonly uploads_per_address_an_hour: number;
  readonly confirmations_per_email_a_day: number;
  readonly holds_per_address_an_hour: number;
  readonly bookings_per_address_an_hour: number;
  readonly bookings_per_email_a_day: number;
  readonly moves_per_booking_a_day: number;
  readonly mails_per_mailbox_a_day: number;
  readonly open_bookings_per_address_a_day: number;
  readonly open_bookings_per_address_in_a_rush: number;
  readonly strangers_share: number;
  readonly moves_before_a_mail_is_opened: number;
}

export async function writeSettings(database: Database, settings: Partial<Settings>): Promise<void> {
  await database.driver.query(
    `update private.settings s set
       requests_per_address_an_hour = coalesce(w.requests_per_address_an_hour, s.requests_per_address_an_hour),
       requests_per_email_a_day = coalesce(w.requests_per_email_a_day, s.requests_per_email_a_day),
       uploads_per_address_an_hour = coalesce(w.uploads_per_address_an_hour, s.uploads_per_address_an_hour),
       confirmations_per_email_a_day = coalesce(w.confirmations_per_email_a_day, s.confirmations_per_email_a_day),
       holds_per_address_an_hour = coalesce(w.holds_per_address_an_hour, s.holds_per_address_an_hour),
       bookings_per_address_an_hour = coalesce(w.bookings_per_address_an_hour, s.bookings_per_address_an_hour),
       bookings_per_email_a_day = coalesce(w.bookings_per_email_a_day, s.bookings_per_email_a_day),
       moves_per_booking_a_day = coalesce(w.moves_per_booking_a_day, s.moves_per_booking_a_day),
       mails_per_mailbox_a_day = coalesce(w.mails_per_mailbox_a_day, s.mails_per_mailbox_a_day),
       open_bookings_per_address_a_day = coalesce(w.open_bookings_per_address_a_day, s.open_bookings_per_address_a_day),
       open_bookings_per_address_in_a_rush = coalesce(w.open_bookings_per_address_in_a_rush, s.open_bookings_per_address_in_a_rush),
       strangers_share = coalesce(w.strangers_share, s.strangers_share),
       moves_before_a_mail_is_opened = coalesce(w.moves_before_a_mail_is_opened, s.moves_before_a_mail_is_opened)
     from jsonb_populate_record(null::private.settings, $1) w`,
    [settings],
  );
}
