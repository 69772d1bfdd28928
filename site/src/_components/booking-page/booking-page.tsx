import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { CallUs } from '../call-us/call-us.tsx';
import { FormPage } from '../form-page/form-page.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { Widget } from '../widget/widget.tsx';
import { BookingChanges } from './booking-changes.tsx';
import { BookingPrice } from './booking-price.tsx';
import { daySteps } from './day-steps.ts';

/** A facade cleaning is booked first; beside and below it what one wants to know before. */
export function BookingPage() {
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
