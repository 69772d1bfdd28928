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
  readonly sign_ins_per_address_an_hour: number;
  readonly sign_in_mails_per_sender_and_mailbox_an_hour: number;
  readonly sign_in_mails_per_mailbox_a_day: number;
}

/** Sets those that are given; rejects where one is no column. */
export async function writeSettings(database: Database, settings: Partial<Settings>): Promise<void> {
  const columns = Object.keys(settings);
  if (columns.length === 0) return;
  await database.driver.query(
    `update private.settings set ${columns.map((name) => `${name} = wanted.${name}`).join(', ')}
     from jsonb_populate_record(null::private.settings, $1) wanted`,
    [settings],
  );
}
