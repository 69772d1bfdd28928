import type { BookedPrice, Slot } from '@vakman/domain/booking/booking.answers';
import { formatDay, formatFullDay, formatTime, formatTimes } from '@vakman/domain/format/format.dates';
import type { BookingPriceFacts } from '@vakman/domain/facts/booking-facts';
import type { Language } from '@vakman/domain/languages/languages';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { fill } from '@vakman/domain/text/fill';
import type { FacadeBookingMessages } from './facade-booking.words.ts';

/** Day and times of an appointment, as clocks in the Netherlands show them. */
export function formatSlot({ starts_at, ends_at }: Slot, language: Language) {
  return {
    day: formatFullDay(starts_at, language),
    times: formatTimes(starts_at, ends_at, language),
  };
}

/** Until when something is promised, for a sentence that puts both where its language has them. */
export const formatDeadline = (until: string, language: Language) => ({
  day: formatDay(until, language),
  time: formatTime(until, language),
});

/** A price in words: what kind it is, and how much. */
export function formatPrice(
  price: BookedPrice,
  { vatPercent }: Pick<BookingPriceFacts, 'vatPercent'>,
  { price: words }: FacadeBookingMessages,
  language: Language,
) {
  const euro = (amount: number) => formatEuro(amount, language);
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
