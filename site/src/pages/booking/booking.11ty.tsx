import { bookingPrices } from '@vakman/content/booking/booking-prices';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { TitledText } from '@vakman/content/texts/text-parts';
import { pathTo } from '../../_data/routes.ts';
import { usePage, type Page } from '../../page/page-context.tsx';
import { CallUs } from '../../_components/call-us.tsx';
import { FormPage } from '../../_components/form-page/form-page.tsx';
import { NextSteps } from '../../_components/next-steps/next-steps.tsx';
import { Widget } from '../../_components/widget/widget.tsx';
import { Facts } from '../../_components/facts/facts.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** The fixed price and whom it is for, and what all others usually pay. */
function BookingPrice() {
  const { content, lang, t } = usePage();
  const prices = bookingPrices(content.rates);
  if (!prices) return null;
  const { fixed, from, to, upToSquareMetres, vatPercent } = prices;
  return (
    <div className="price-card">
      <h2>{t('work.price')}</h2>
      <p className="price">
        <span>{t('prices.fixed')}</span>
        <strong>{formatEuro(fixed, lang)}</strong>
      </p>
      <p className="small">{t('rates.vat', { percent: vatPercent })}</p>
      <p>{t('bookingPage.price.fixed', { area: upToSquareMetres })}</p>
      <p>{t('bookingPage.price.range', { from: formatEuro(from, lang), to: formatEuro(to, lang) })}</p>
      <p>
        <a className="alone" href={pathTo('costs', lang)}>
          {t('work.costsLink')}
        </a>
      </p>
    </div>
  );
}

const steps = ['confirmed', 'before', 'day', 'after'] as const;

/** What happens from the booking to the bill. */
function daySteps({ content, t }: Pick<Page, 'content' | 't'>): TitledText[] {
  // The visit that measures is none that cleans.
  const { unknown: _, ...visits } = content.booking.visitMinutes;
  const hours = Object.values(visits).flatMap((minutes) => (minutes === null ? [] : [minutes / 60]));
  const values = { shortest: Math.floor(Math.min(...hours)), longest: Math.ceil(Math.max(...hours)) };
  return steps.map((step) => ({
    title: t(`bookingPage.steps.${step}.title`),
    text: t(`bookingPage.steps.${step}.text`, values),
  }));
}

const ways = ['move', 'withdraw', 'weather'] as const;

/** How a visitor gets out of an appointment again, or to another time. */
function BookingChanges() {
  const { content, lang, t } = usePage();
  const values = { days: content.booking.changeWorkingDays };
  const facts = ways.map((way) => ({
    title: t(`bookingPage.changes.${way}.title`),
    text: t(`bookingPage.changes.${way}.text`, values),
  }));
  return (
    <section className="band split">
      <h2>{t('bookingPage.changes.title')}</h2>
      <div className="prose">
        <Facts facts={facts} />
        <p className="actions">
          <a className="button quiet" href={pathTo('appointment', lang)}>
            {t('bookingPage.changes.withdrawHere')}
          </a>
          <a className="button quiet" href={pathTo('terms', lang)}>
            {t('pages.terms.name')}
          </a>
        </p>
      </div>
    </section>
  );
}

/** A facade cleaning is booked first; beside and below it what one wants to know before. */
function BookingPage() {
  const page = usePage();
  const { lang, t } = page;
  const aside = (
    <>
      <BookingPrice />
      <CallUs />
    </>
  );
  return (
    <>
      <FormPage title={t('bookingPage.title')} lead={t('bookingPage.lead')} aside={aside}>
        <Widget
          tag="vakman-facade-booking"
          className="booking-form"
          attributes={{ 'hide-title': '' }}
          fallback={{ href: pathTo('quote', lang), label: t('navigation.requestQuote') }}
        />
      </FormPage>
      <section className="band split sunken">
        <h2>{t('bookingPage.steps.title')}</h2>
        <NextSteps steps={daySteps(page)} />
      </section>
      <BookingChanges />
    </>
  );
}

export default pageTemplate(BookingPage, 'booking');
