import type { BookedPrice } from '@vakman/domain/booking/booking.answers.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { formatEuro } from '@vakman/domain/format/format.prices.ts';
import { translateBookingMail } from './booking-messages.ts';

/** The price as it was told when the visitor booked, and what he has to know about it. */
export function priceWords(price: BookedPrice, vat: number, language: Language) {
  const t = translateBookingMail(language);
  const euro = (amount: number) => formatEuro(amount, language);
  switch (price.kind) {
    case 'fixed':
      return { value: t('price.fixed', { price: euro(price.price), vat }), note: t('price.fixedNote') };
    case 'range': {
      const values = { from: euro(price.from), to: euro(price.to), vat };
      return { value: t('price.range', values), note: t('price.rangeNote') };
    }
    default:
      return { value: t('price.measure'), note: t('price.measureNote') };
  }
}
