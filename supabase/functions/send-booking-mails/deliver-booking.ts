import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';
import { sentPhotosFolder } from '@vakman/domain/photos/photos.paths.ts';
import {
  isForOffice,
  type ClaimedBooking,
  type OfficeMailKind,
} from '../_shared/database/claimed-booking.ts';
import type { BookingMail } from './mails/booking-mail.ts';
import { bookingOffice } from './mails/booking-office.ts';
import { bookingVisitor } from './mails/booking-visitor.ts';
import { toOffice, toVisitor, type Addresses } from '../_shared/mail/envelope.ts';
import type { Mail, MailTransport } from '../_shared/mail/mail.ts';
import { photosForOffice, type PhotoDelivery } from '../_shared/storage/photos-for-office.ts';

export interface Delivery extends PhotoDelivery {
  readonly facts: Facts;
  readonly bookingFacts: BookingFacts;
  readonly siteUrl: string;
  readonly addresses: Addresses;
  readonly transport: MailTransport;
}

async function officeMail(
  { id, kind }: { readonly id: string; readonly kind: OfficeMailKind },
  mail: BookingMail,
  delivery: Delivery,
): Promise<Mail> {
  const { id: bookingId, photos: sent, email } = mail.booking;
  const folder = sentPhotosFolder('bookings', bookingId);
  const photos = await photosForOffice(bookingId, { folder, photos: sent }, delivery);
  return toOffice(id, email, delivery.addresses, bookingOffice(kind, { ...mail, photos }));
}

/** Makes one mail of the outbox from the stored booking, and sends it. Rejects when that did not work. */
export async function deliverBooking(
  { notification: { id, kind }, booking, token, has_account: hasAccount }: ClaimedBooking,
  delivery: Delivery,
): Promise<void> {
  const { facts, bookingFacts, siteUrl, addresses, transport, now } = delivery;
  const mail: BookingMail = { booking, token, hasAccount, facts, bookingFacts, siteUrl, now: now() };
  await transport.send(
    isForOffice(kind)
      ? await officeMail({ id, kind }, mail, delivery)
      : toVisitor(
          id,
          booking.email,
          { from: addresses.from, replyTo: facts.company.email },
          bookingVisitor(kind, mail),
        ),
  );
}
