import { calendarFile, calendarMethod } from '@vakman/domain/calendar-file.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import type { MailAttachment } from '../../_shared/mail/mail.ts';
import { linkForReader, type BookingMail } from './booking-mail.ts';
import { translateBookingMail } from './booking-messages.ts';

/** The appointment for the visitor's calendar: put there, changed, or taken out. It holds no word that he typed. */
export function calendarAttachment(mail: BookingMail): MailAttachment & { readonly content: string } {
  const { booking, facts, siteUrl } = mail;
  const { id, reference, status, sequence, language, starts_at, ends_at, updated_at, email } = booking;
  const { name, email: office, phone } = facts.company;
  const t = translateBookingMail(language);
  const link = linkForReader(mail, language);
  const attendee = { name: email, email };
  const content = calendarFile({
    bookingId: id,
    sequence,
    status,
    startsAt: starts_at,
    endsAt: ends_at,
    stampedAt: updated_at,
    summary: t('calendar.summary', { company: name }),
    description: [
      t('calendar.reference', { reference }),
      phone.display,
      link !== undefined && t('calendar.manage', { link }),
    ]
      .filter((line) => line !== false)
      .join('\n'),
    location: '',
    url: link ?? pageAddress(siteUrl, 'home', language),
    organizer: { name, email: office },
    attendee,
  });
  const method = calendarMethod({ status, attendee });
  return {
    filename: `${reference}.ics`,
    contentType: `text/calendar; method=${method}; charset=utf-8`,
    content,
  };
}
