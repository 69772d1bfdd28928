import type { Appointment, BookedPrice, Slot } from '@vakman/domain/booking/booking.answers';
import { formatDate, formatTime } from '@vakman/domain/format/format.dates';
import type { Language } from '@vakman/domain/languages/languages';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { fill } from '@vakman/domain/text/fill';
import { bookingFacts } from '../../generated/booking-facts.ts';
import type { AppointmentMessages } from './appointment.words.ts';

/** `5 december 2026`, the last whole day before a midnight; without a weekday, which some languages would inflect. */
export const formatLastDay = (midnight: string, language: Language): string =>
  formatDate(Date.parse(midnight) - 1, language);

/** `09:00 tot 13:00 uur` */
export function formatTimes({ starts_at, ends_at }: Slot, language: Language, messages: AppointmentMessages) {
  return fill(messages.times, {
    from: formatTime(starts_at, language),
    to: formatTime(ends_at, language),
  });
}

/** Why the office cannot have a time, and what it can do. */
export function officeEarlyStart(
  { early_start_until }: Pick<Appointment, 'early_start_until'>,
  language: Language,
  { earlyStart }: AppointmentMessages,
): string {
  return fill(earlyStart.office, {
    date: early_start_until ? formatLastDay(early_start_until, language) : '',
  });
}

/** What it costs, and what that depends on. */
export function formatPrice(price: BookedPrice, language: Language, { price: words }: AppointmentMessages) {
  const euro = (amount: number) => formatEuro(amount, language);
  const vat = bookingFacts.price.vatPercent;
  switch (price.kind) {
    case 'fixed':
      return { amount: fill(words.fixed, { price: euro(price.price), vat }), note: words.fixedNote };
    case 'range': {
      const range = { from: euro(price.from), to: euro(price.to), vat };
      return { amount: fill(words.range, range), note: words.rangeNote };
    }
    default:
      return { amount: words.measure, note: words.measureNote };
  }
}
