/** Tests share one address, so the limits of a sender are out of their way; those have tests of their own. */
export const generousLimits = {
  requests_per_address_an_hour: 100_000,
  requests_per_email_a_day: 100_000,
  uploads_per_address_an_hour: 100_000,
  holds_per_address_an_hour: 100_000,
  bookings_per_address_an_hour: 100_000,
  bookings_per_email_a_day: 100_000,
  moves_per_booking_a_day: 100_000,
  mails_per_mailbox_a_day: 100_000,
  open_bookings_per_address_a_day: 100_000,
  open_bookings_per_address_in_a_rush: 100_000,
  moves_before_a_mail_is_opened: 100_000,
  sign_ins_per_address_an_hour: 100_000,
  sign_in_mails_per_sender_and_mailbox_an_hour: 100_000,
  sign_in_mails_per_mailbox_a_day: 100_000,
};
