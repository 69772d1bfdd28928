import { formatDay, formatTime } from '@vakman/domain/format/format.dates.ts';
import type { StoredBooking, VisitorMailKind } from '../../_shared/database/claimed-booking.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import type { Block, Section } from '../../_shared/mail/layout/mail-document.ts';
import { writeMail } from '../../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { calendarAttachment } from './booking-calendar.ts';
import { timesOf } from '../../_shared/translations/written-times.ts';
import type { BookingMail } from './booking-mail.ts';
import { translateBookingMail } from './booking-messages.ts';
import {
  changes,
  details,
  identity,
  notYours,
  preparation,
  questions,
  reminderChoice,
  timeChip,
  viewButton,
  withdrawal,
} from './booking-visitor.sections.ts';
import { withdrawalSections } from './booking-visitor.withdrawn.ts';

/** What happened, as the messages call it. */
type Event = 'received' | 'confirmed' | 'refused' | 'moved' | 'cancelled' | 'withdrawn' | 'reminder';

const events: Readonly<Record<VisitorMailKind, Event>> = {
  'booking-received': 'received',
  'booking-confirmed': 'confirmed',
  'booking-refused': 'refused',
  'booking-moved': 'moved',
  'booking-cancelled': 'cancelled',
  'booking-withdrawn': 'withdrawn',
  'booking-reminder': 'reminder',
};

const paragraphs = (...texts: readonly string[]): Block[] => texts.map((text) => ({ kind: 'text', text }));

/** By when the office confirms, for a sentence that puts both where its language has them. */
const deadlineOf = ({ confirm_until, language }: StoredBooking) => ({
  day: formatDay(confirm_until, language),
  time: formatTime(confirm_until, language),
});

/** An appointment that takes place. */
function liveSections(mail: BookingMail, event: 'received' | 'confirmed' | 'moved' | 'reminder'): Section[] {
  const { language, status } = mail.booking;
  const t = translateBookingMail(language);
  const deadline = deadlineOf(mail.booking);
  const introduction =
    event === 'moved' || event === 'reminder'
      ? t(`${event}.introduction.${status === 'confirmed' ? 'confirmed' : 'requested'}`, deadline)
      : t(`${event}.introduction`, deadline);
  const isNear = event === 'confirmed' || event === 'reminder';
  return [
    [
      {
        title: t(`${event}.title`),
        blocks: [
          ...paragraphs(introduction),
          timeChip(mail, event === 'moved' ? 'newTime' : 'appointment'),
          ...viewButton(mail),
          { kind: 'text', text: t('calendarFile'), tone: 'muted' },
        ],
      },
      details(mail),
    ],
    ...(isNear ? [[preparation(mail)]] : []),
    [changes(mail), ...withdrawal(mail)],
    [
      questions(mail),
      ...(event === 'received' ? [notYours(mail)] : []),
      ...(event === 'reminder' ? reminderChoice(mail) : []),
    ],
  ];
}

/** An appointment that does not take place. */
function overSections(mail: BookingMail, event: 'refused' | 'cancelled'): Section[] {
  const { language, refusal_reason } = mail.booking;
  const t = translateBookingMail(language);
  const reason: Block[] =
    event === 'refused' && refusal_reason !== null && refusal_reason !== ''
      ? [...paragraphs(t('refused.reason')), { kind: 'typed', text: refusal_reason, isQuoted: true }]
      : [];
  const href = pageAddress(mail.siteUrl, 'booking', language);
  return [
    [
      {
        title: t(`${event}.title`),
        blocks: [
          ...paragraphs(t(`${event}.introduction`)),
          ...reason,
          timeChip(mail, 'gone'),
          { kind: 'button', link: { text: t('again'), href }, rank: 'main' },
        ],
      },
    ],
    [{ title: t('details'), blocks: [{ kind: 'rows', rows: identity(mail) }] }],
    [questions(mail)],
  ];
}

function sectionsOf(mail: BookingMail, event: Event): Section[] {
  if (event === 'withdrawn') return withdrawalSections(mail);
  return event === 'refused' || event === 'cancelled' ? overSections(mail, event) : liveSections(mail, event);
}

/**
 * What the visitor gets about his appointment, in his language. It holds no word that he typed: anybody may
 * type anybody's address, and would otherwise send words of his own to strangers in the name of the firm.
 */
export function bookingVisitor(kind: VisitorMailKind, mail: BookingMail): MailContent {
  const { booking, facts, siteUrl } = mail;
  const { language, reference } = booking;
  const event = events[kind];
  const t = translateBookingMail(language);
  const { day, from } = timesOf(booking, language);
  const content = writeMail({
    language,
    subject: t(`${event}.subject`, { reference, day, from }),
    preheader: t(`${event}.preheader`, deadlineOf(booking)),
    sections: sectionsOf(mail, event),
    note: t('automatic'),
    company: facts.company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
  return { ...content, attachments: [calendarAttachment(mail)] };
}
