import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import { liveStatuses } from '@vakman/domain/booking/booking.fields.ts';
import { confirmUntil } from '@vakman/domain/booking/slots/deadlines.ts';
import { servedTown } from '@vakman/domain/service-area/service-area.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { OfficeMailKind, StoredBooking } from '../../_shared/database/claimed-booking.ts';
import { html } from '../../_shared/html/html.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { headerLine } from '../../_shared/mail/header-line.ts';
import { companyText, mailPage } from '../../_shared/mail/layout/mail-layout.ts';
import {
  button,
  heading,
  notice,
  paragraph,
  rows,
  section,
  subheading,
  typedText,
} from '../../_shared/mail/layout/mail-parts.ts';
import { chip } from '../../_shared/mail/layout/paint-chip.ts';
import { quotedText } from '../../_shared/mail/layout/typed-lines.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { answerButtons } from '../../_shared/mail/office/office-answers.ts';
import { detailLine, detailRow } from '../../_shared/mail/office/office-details.ts';
import { photoList, photoText, type OfficePhotos } from '../../_shared/mail/office/office-photos.ts';
import officeWords from '../../_shared/generated/office.nl.json' with { type: 'json' };
import { timesOf } from '../../_shared/translations/written-times.ts';
import { appointmentLink, type BookingMail } from './booking-mail.ts';
import { bookingDetails } from './booking-office.details.ts';
import words from '../../_shared/generated/booking-office.nl.json' with { type: 'json' };
import { priceWords } from './booking-price.ts';

export interface BookingOfficeMail extends BookingMail {
  readonly photos: OfficePhotos;
}

/** What happened; after a decision of its own, the office gets the link for the next one. */
function eventOf(kind: OfficeMailKind, { status, sequence }: StoredBooking): keyof typeof words.notice {
  if (kind === 'booking-asked') return 'asked';
  if (status === 'cancelled' || status === 'withdrawn' || status === 'confirmed') return status;
  return sequence === 0 ? 'new' : 'moved';
}

/** By when something is promised, or when it came in. */
function timeOf({ booking, bookingFacts }: BookingMail): string {
  const { withdrawn_at, updated_at } = booking;
  return formatFullMoment(withdrawn_at ?? confirmUntil(updated_at, bookingFacts.rules), 'nl');
}

/** What the office gets, in Dutch: everything that the visitor gave, and the link by which it decides. */
export function bookingOffice(kind: OfficeMailKind, mail: BookingOfficeMail): MailContent {
  const { booking, photos, facts, bookingFacts, siteUrl } = mail;
  const { reference, name, remarks, postal_code_normalised: postalCode } = booking;
  const event = eventOf(kind, booking);
  const isLive = liveStatuses.has(booking.status);
  const { date, day, from, hours, whole } = timesOf(booking, 'nl');
  const price = priceWords(booking.price, bookingFacts.price.vatPercent, 'nl').value;
  const details = bookingDetails(booking, price);
  const place = servedTown(postalCode, facts.servedTowns)?.name ?? postalCode;
  const subject = headerLine(fill(words.subject[event], { reference, day, from, name, place }));
  const eyebrow = `${words.eyebrow[event]} · ${fill(officeWords.reference, { reference })}`;
  const state = fill(words.notice[event], { time: timeOf(mail) });
  const when = words.when[isLive ? 'now' : 'over'];
  const link = isLive ? appointmentLink(mail, 'nl') : undefined;
  const next = booking.status === 'confirmed' ? 'confirmed' : 'requested';

  const body = html`${section(
    html`${paragraph(eyebrow, 'text-muted')} ${heading(name)}
    ${chip({ label: when, value: date, detail: hours, isOver: !isLive })}
    ${notice(state, isLive ? 'success' : 'warning')}
    ${link !== undefined && html`${button(link, words.decide[next], 'main')} ${paragraph(words.decideOnce[next], 'text-muted')}`}
    ${answerButtons(booking, 'other')}`,
  )}
  ${section(html`${subheading(words.remarks.title)} ${typedText(remarks || words.remarks.none)}`, 'surface-sunken')}
  ${section(html`${subheading(officeWords.photos.title)} ${photoList(photos)}`)}
  ${section(html`${subheading(officeWords.details)} ${rows(details.map(detailRow))}`)}`;

  return {
    subject,
    html: mailPage({
      language: 'nl',
      title: subject,
      preheader: fill(words.preheader, { place: headerLine(place), price }),
      company: facts.company,
      siteUrl: pageAddress(siteUrl, 'home', 'nl'),
      body,
      note: words.footer,
    }),
    text: [
      eyebrow,
      `${when}: ${whole}\n${state}`,
      ...(link === undefined ? [] : [`${words.decide[next]}:\n${link}\n${words.decideOnce[next]}`]),
      `${words.remarks.title}:\n${remarks === '' ? words.remarks.none : quotedText(remarks)}`,
      `${officeWords.details}:\n${details.map(detailLine).join('\n')}`,
      `${officeWords.photos.title}:\n${photoText(photos)}`,
      words.footer,
      `-- \n${companyText(facts.company, siteUrl)}`,
    ].join('\n\n'),
  };
}
