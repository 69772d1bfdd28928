import type { BookedPrice, Slot } from '@vakman/domain/booking/booking.answers';
import { timeZone } from '@vakman/domain/booking/booking.rules';
import type { BookingPriceFacts } from '@vakman/domain/facts/booking-facts';
import { locales, type Language } from '@vakman/domain/languages/languages';
import { formatEuro } from '@vakman/domain/price-estimate/price-estimate';
import { fill } from '@vakman/domain/text/fill';
import type { FacadeBookingMessages } from './facade-booking.words.ts';

/** `15 minuten`, in the visitor's language. */
export function formatMinutes(minutes: number, language: Language): string {
  return unit(minutes, 'minute', language);
}

/** `4 uur`, in the visitor's language. */
export function formatHours(minutes: number, language: Language): string {
  return unit(minutes / 60, 'hour', language);
}

function unit(count: number, name: 'minute' | 'hour', language: Language): string {
  const format = { style: 'unit', unit: name, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locales[language], format).format(count);
}

/** Day and times of an appointment, as clocks in the Netherlands show them. */
export function formatSlot({ starts_at, ends_at }: Slot, language: Language) {
  const day = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const [start, end] = [new Date(starts_at), new Date(ends_at)];
  return {
    day: new Intl.DateTimeFormat(locales[language], day).format(start),
    times: new Intl.DateTimeFormat(locales[language], time).formatRange(start, end),
  };
}

/** A price in words: what kind it is, and how much. */
export function formatPrice(
  price: BookedPrice,
  { vatPercent }: Pick<BookingPriceFacts, 'vatPercent'>,
  { price: words }: FacadeBookingMessages,
  language: Language,
) {
  const euro = (amount: number) => formatEuro(amount, locales[language]);
  const vat = fill(words.vat, { percent: vatPercent });
  switch (price.kind) {
    case 'fixed':
      return { label: words.fixed, amount: euro(price.price), note: vat };
    case 'range': {
      const amount = fill(words.between, { from: euro(price.from), to: euro(price.to) });
      return { label: words.range, amount, note: vat };
    }
    default:
      return { label: words.measure, amount: words.free, note: undefined };
  }
}
