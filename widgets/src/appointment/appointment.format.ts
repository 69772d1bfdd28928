import type { Appointment, BookedPrice, Slot } from '@vakman/domain/booking/booking.answers';
import { timeZone } from '@vakman/domain/booking/booking.rules';
import { locales, type Language } from '@vakman/domain/languages/languages';
import { formatEuro } from '@vakman/domain/price-estimate/price-estimate';
import { fill } from '@vakman/domain/text/fill';
import { bookingFacts } from '../../generated/booking-facts.ts';
import type { AppointmentMessages } from './appointment.words.ts';

const day = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const format = (instant: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], options).format(new Date(instant));

/** `donderdag 26 november 2026`, as it is in the Netherlands; so are all times here. */
export const formatDay = (instant: string, language: Language): string =>
  format(instant, language, { ...day, year: 'numeric' });

/** `donderdag 26 november om 09:00` */
export const formatMoment = (instant: string, language: Language): string =>
  format(instant, language, { ...day, ...clock });

/** `zaterdag 21 november 2026 om 13:05` */
export const formatStamp = (instant: string, language: Language): string =>
  format(instant, language, { ...day, year: 'numeric', ...clock });

/** `zaterdag 5 december 2026`, the last whole day before a midnight. */
export const formatLastDay = (midnight: string, language: Language): string =>
  formatDay(new Date(Date.parse(midnight) - 1).toISOString(), language);

/** `09:00 tot 13:00 uur` */
export function formatTimes({ starts_at, ends_at }: Slot, language: Language, messages: AppointmentMessages) {
  return fill(messages.times, {
    from: format(starts_at, language, clock),
    to: format(ends_at, language, clock),
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
  const euro = (amount: number) => formatEuro(amount, locales[language]);
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
