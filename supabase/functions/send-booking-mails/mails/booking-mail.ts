import { appointmentLink } from '@vakman/domain/booking/booking.link.ts';
import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import type { StoredBooking } from '../../_shared/database/claimed-booking.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';

/** What every mail about an appointment is made of. */
export interface BookingMail {
  readonly booking: StoredBooking;
  /** Opens the private page of the appointment for the reader. */
  readonly token: string | null;
  /** Whether the visitor has an account. */
  readonly hasAccount: boolean;
  readonly facts: Facts;
  readonly bookingFacts: BookingFacts;
  readonly siteUrl: string;
  readonly now: Date;
}

/** The private link of the appointment, for a reader whom it may be told. */
export function linkForReader({ siteUrl, token }: BookingMail, language: Language): string | undefined {
  return token === null ? undefined : appointmentLink(pageAddress(siteUrl, 'appointment', language), token);
}
