import type { BookedPrice } from '@vakman/domain/booking/booking.answers.ts';
import { bookingPrice } from '@vakman/domain/booking/booking.price.ts';
import { visitMinutes } from '@vakman/domain/booking/booking.rules.ts';
import type { BookingDraft } from '@vakman/domain/booking/booking.schema.ts';
import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';
import { formatHours } from '@vakman/domain/format/format.durations.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { formatEuro } from '@vakman/domain/format/format.prices.ts';
import { html, type Html } from '../../_shared/html.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';

/** Price of choices that were checked. */
export const priceOf = (draft: BookingDraft, { price }: Pick<BookingFacts, 'price'>): BookedPrice =>
  bookingPrice(draft, price);

/** What kind of price it is, and how much. */
export function priceWords(price: BookedPrice, vatPercent: number, language: Language) {
  const t = translateFacadeBooking(language);
  const euro = (amount: number) => formatEuro(amount, language);
  const vat = t('price.vat', { percent: vatPercent });
  switch (price.kind) {
    case 'fixed':
      return { label: t('price.fixed'), amount: euro(price.price), vat };
    case 'range': {
      const amount = t('price.between', { from: euro(price.from), to: euro(price.to) });
      return { label: t('price.range'), amount, vat };
    }
    default:
      return { label: t('price.measure'), amount: t('price.free'), vat: undefined };
  }
}

/** The price and what it depends on, before anything else is asked. */
export function pricePanel(
  draft: BookingDraft,
  { price: prices, rules }: BookingFacts,
  language: Language,
): Html {
  const t = translateFacadeBooking(language);
  const price = priceOf(draft, { price: prices });
  const { label, amount, vat } = priceWords(price, prices.vatPercent, language);
  const euro = (value: number) => formatEuro(value, language);
  const minutes = visitMinutes(draft.square_meters, rules) ?? 0;
  return html`<div class="price">
      <p class="amount"><span>${label}</span> ${amount}</p>
      ${vat && html`<p class="muted">${vat}</p>`}
    </div>
    <p class="lead">${t(`price.${price.kind}Text`)}</p>
    ${
      price.kind === 'range' &&
      html`<p class="lead">
        ${t('price.packageText', { price: euro(prices.fixed), area: prices.upToSquareMetres })}
      </p>`
    }
    <p class="lead">${t('price.duration', { duration: formatHours(minutes, language) })}</p>`;
}
