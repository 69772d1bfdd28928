import { formatDate, formatDateTime } from '@vakman/domain/format/format.dates.ts';
import { withdrawalDays } from '@vakman/domain/consumer-law.ts';
import { withdrawUntil } from '@vakman/domain/booking/slots/deadlines.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { Block, Part, Row } from '../../_shared/mail/layout/mail-document.ts';
import { openingRows, timesOf } from '../../_shared/translations/written-times.ts';
import { linkForReader, type BookingMail } from './booking-mail.ts';
import { translateBookingMail } from './booking-messages.ts';
import { priceWords } from './booking-price.ts';

/** Day and times as a chip; pale for an appointment that is none any more. */
export function timeChip({ booking }: BookingMail, label: 'appointment' | 'newTime' | 'gone'): Block {
  const { date, hours } = timesOf(booking, booking.language);
  const t = translateBookingMail(booking.language);
  return {
    kind: 'chip',
    chip: { label: t(`labels.${label}`), value: date, detail: hours, isOver: label === 'gone' },
  };
}

/** What leads to the private page. */
export function viewButton(mail: BookingMail): Block[] {
  const { language } = mail.booking;
  const href = linkForReader(mail, language);
  if (href === undefined) return [];
  return [{ kind: 'button', link: { text: translateBookingMail(language)('view'), href }, rank: 'main' }];
}

/** What one names on the phone. */
export function identity({ booking }: BookingMail): Row[] {
  const { language, reference } = booking;
  const t = translateBookingMail(language);
  return [
    { label: t('labels.reference'), value: reference },
    { label: t('labels.time'), value: timesOf(booking, language).whole },
  ];
}

/** What is done, and what it costs. */
export function details(mail: BookingMail): Part {
  const { booking, bookingFacts } = mail;
  const { language, square_meters, impregnation } = booking;
  const t = translateBookingMail(language);
  const size = translateFacadeBooking(language)(`choices.square_meters.${square_meters}`);
  const price = priceWords(booking.price, bookingFacts.price.vatPercent, language);
  return {
    title: t('details'),
    blocks: [
      {
        kind: 'rows',
        rows: [
          ...identity(mail),
          { label: t('labels.work'), value: t(`work.${impregnation ? 'yes' : 'no'}`) },
          { label: t('labels.size'), value: size },
          { label: t('labels.price'), value: price.value },
        ],
      },
      { kind: 'text', text: price.note, tone: 'muted' },
    ],
  };
}

/** What the visitor gets ready. */
export function preparation({ booking: { language, square_meters } }: BookingMail): Part {
  const t = translateBookingMail(language);
  const visit = square_meters === 'unknown' ? 'measure' : 'clean';
  const texts = [t(`prepare.${visit}`), ...(visit === 'clean' ? [t('prepare.weather')] : [])];
  return { title: t('prepare.title'), blocks: texts.map((text) => ({ kind: 'text', text })) };
}

/** Until when moving and cancelling are free; what the office has not confirmed is cancelled for nothing until it begins. */
export function changes({ booking, now }: BookingMail): Part {
  const { language, status, change_until: until } = booking;
  const t = translateBookingMail(language);
  const late = status === 'requested' ? 'overRequested' : 'over';
  const state = Date.parse(until) > now.getTime() ? 'until' : late;
  const text = t(`change.${state}`, { time: formatDateTime(until, language) });
  return { title: t('change.title'), blocks: [{ kind: 'text', text }] };
}

/** The legal right to withdraw: nothing once its time is over. */
export function withdrawal({ booking, siteUrl, now }: BookingMail): Part[] {
  const { language, status, confirmed_at, created_at, early_start, ends_at } = booking;
  const t = translateBookingMail(language);
  // The midnight that ends the last day; there is none before the office has agreed.
  const end = status === 'requested' ? undefined : Date.parse(withdrawUntil(confirmed_at ?? created_at));
  if (end !== undefined && end <= now.getTime()) return [];
  // Whoever asked for an early start has no right left once the work is done.
  if (early_start && status === 'confirmed' && Date.parse(ends_at) <= now.getTime()) return [];
  const period =
    end === undefined
      ? t('withdraw.open', { days: withdrawalDays })
      : t('withdraw.until', { date: formatDate(end - 1, language) });
  const terms = t('withdraw.termsName');
  const href = pageAddress(siteUrl, 'terms', language);
  return [
    {
      title: t('withdraw.title'),
      blocks: [
        { kind: 'text', text: period },
        ...(early_start ? [{ kind: 'text', text: t('withdraw.early') } as const] : []),
        { kind: 'text', text: t('withdraw.terms', { terms }), links: [{ text: terms, href }] },
      ],
    },
  ];
}

/** Whom to call, and when. */
export function questions({ booking: { language }, facts, bookingFacts }: BookingMail): Part {
  const t = translateBookingMail(language);
  const { display, href } = facts.company.phone;
  return {
    title: t('questions.title'),
    blocks: [
      { kind: 'text', text: t('questions.text', { phone: display }), links: [{ text: display, href }] },
      { kind: 'rows', rows: openingRows(bookingFacts.rules.openingHours, language) },
    ],
  };
}

export function notYours({ booking: { language } }: BookingMail): Part {
  const t = translateBookingMail(language);
  return { title: t('notYours.title'), blocks: [{ kind: 'text', text: t('notYours.text'), tone: 'muted' }] };
}

/** Where whoever has an account says that he wants no reminders. */
export function reminderChoice({ booking: { language }, hasAccount, siteUrl }: BookingMail): Part[] {
  if (!hasAccount) return [];
  const t = translateBookingMail(language);
  const profile = t('reminderChoice.profile');
  const href = pageAddress(siteUrl, 'profile', language);
  const text = t('reminderChoice.text', { profile });
  const block: Block = { kind: 'text', text, tone: 'muted', links: [{ text: profile, href }] };
  return [{ title: t('reminderChoice.title'), blocks: [block] }];
}
