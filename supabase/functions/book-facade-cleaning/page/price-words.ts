import type { BookedPrice } from '@vakman/domain/booking/booking.answers.ts';
import { bookingPrice } from '@vakman/domain/booking/booking.price.ts';
import type { BookingChoices, BookingDraft } from '@vakman/domain/booking/booking.schema.ts';
import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';
import { locales, type Language } from '@vakman/domain/languages/languages.ts';
import { formatEuro } from '@vakman/domain/price-estimate/price-estimate.ts';
import { html, type Html } from '../../_shared/html/html.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';

/** Price of choices that were checked. */
export const priceOf = (draft: BookingDraft, { price }: Pick<BookingFacts, 'price'>): BookedPrice =>
  bookingPrice(draft as BookingChoices, price);

/** What kind of price it is, and how much. */
export function priceWords(price: BookedPrice, vatPercent: number, language: Language) {
  const t = translateFacadeBooking(language);
  const euro = (amount: number) => formatEuro(amount, locales[language]);
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

const hoursText = (minutes: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    minutes / 60,
  );

/** The price and what it depends on, before anything else is asked. */
export function pricePanel(
  draft: BookingDraft,
  { price: prices, rules }: BookingFacts,
  language: Language,
): Html {
  const t = translateFacadeBooking(language);
  const price = priceOf(draft, { price: prices });
  const { label, amount, vat } = priceWords(price, prices.vatPercent, language);
  const euro = (value: number) => formatEuro(value, locales[language]);
  const minutes = rules.visitMinutes[(draft as BookingChoices).square_meters] ?? 0;
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
    <p class="lead">${t('price.duration', { duration: hoursText(minutes, language) })}</p>`;
}
