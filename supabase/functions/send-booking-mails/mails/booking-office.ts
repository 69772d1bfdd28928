import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import { liveStatuses } from '@vakman/domain/booking/booking.fields.ts';
import { servedTown } from '@vakman/domain/service-area.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { OfficeMailKind, StoredBooking } from '../../_shared/database/claimed-booking.ts';
import { headerLine } from '../../_shared/mail/header-line.ts';
import type { Block } from '../../_shared/mail/layout/mail-document.ts';
import { writeMail } from '../../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { answerButtons } from '../../_shared/mail/office/office-answers.ts';
import { photosPart, type OfficePhotos } from '../../_shared/mail/office/office-photos.ts';
import officeWords from '../../_shared/generated/office.nl.json' with { type: 'json' };
import { pageAddress } from '../../_shared/page/page-address.ts';
import { timesOf } from '../../_shared/translations/written-times.ts';
import { linkForReader, type BookingMail } from './booking-mail.ts';
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
const timeOf = ({ withdrawn_at, confirm_until }: StoredBooking): string =>
  formatFullMoment(withdrawn_at ?? confirm_until, 'nl');

/** What leads to the page on which the office decides; nothing where there is nothing to decide. */
function decision(mail: BookingMail): Block[] {
  const { status } = mail.booking;
  const href = liveStatuses.has(status) ? linkForReader(mail, 'nl') : undefined;
  if (href === undefined) return [];
  const next = status === 'confirmed' ? 'confirmed' : 'requested';
  return [
    { kind: 'button', link: { text: words.decide[next], href }, rank: 'main' },
    { kind: 'text', text: words.decideOnce[next], tone: 'muted' },
  ];
}

/** What the office gets, in Dutch: everything that the visitor gave, and the link by which it decides. */
export function bookingOffice(kind: OfficeMailKind, mail: BookingOfficeMail): MailContent {
  const { booking, photos, facts, bookingFacts, siteUrl } = mail;
  const { reference, name, remarks, postal_code_normalised: postalCode } = booking;
  const event = eventOf(kind, booking);
  const isOver = !liveStatuses.has(booking.status);
  const { date, day, from, hours } = timesOf(booking, 'nl');
  const price = priceWords(booking.price, bookingFacts.price.vatPercent, 'nl').value;
  const place = servedTown(postalCode, facts.servedTowns)?.name ?? postalCode;
  const state = fill(words.notice[event], { time: timeOf(booking) });
  return writeMail({
    language: 'nl',
    subject: headerLine(fill(words.subject[event], { reference, day, from, name, place })),
    preheader: fill(words.preheader, { place: headerLine(place), price }),
    eyebrow: `${words.eyebrow[event]} · ${fill(officeWords.reference, { reference })}`,
    sections: [
      [
        {
          title: name,
          blocks: [
            {
              kind: 'chip',
              chip: { label: words.when[isOver ? 'over' : 'now'], value: date, detail: hours, isOver },
            },
            { kind: 'notice', text: state, tone: isOver ? 'warning' : 'success' },
            ...decision(mail),
            ...answerButtons(booking, 'other'),
          ],
        },
      ],
      [
        {
          title: words.remarks.title,
          blocks: [
            remarks === '' ? { kind: 'text', text: words.remarks.none } : { kind: 'typed', text: remarks },
          ],
        },
      ],
      [
        photosPart(photos),
        { title: officeWords.details, blocks: [{ kind: 'rows', rows: bookingDetails(booking, price) }] },
      ],
    ],
    note: words.footer,
    company: facts.company,
    homeUrl: pageAddress(siteUrl, 'home', 'nl'),
  });
}
