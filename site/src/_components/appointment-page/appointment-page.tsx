import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { CallUs } from '../call-us/call-us.tsx';
import { FormPage } from '../form-page/form-page.tsx';
import { Widget } from '../widget/widget.tsx';

/** Where the private link in a mail leads: the page is the same for all, only the visitor's browser knows whose. */
export function AppointmentPage() {
  const { lang, t } = usePage();
  return (
    <FormPage title={t('pages.appointment.name')} lead={t('appointmentPage.lead')} aside={<CallUs />}>
      <div>
        <noscript>
          <p>{t('appointmentPage.withoutScript')}</p>
        </noscript>
        <Widget
          tag="vakman-appointment"
          className="scripted"
          fallback={{ href: pathTo('booking', lang), label: t('pages.booking.name') }}
        />
      </div>
    </FormPage>
  );
}
