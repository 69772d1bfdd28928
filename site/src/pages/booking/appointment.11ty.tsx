import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { CallUs } from '../../_components/call-us.tsx';
import { FormPage } from '../../_components/form-page/form-page.tsx';
import { Widget } from '../../_components/widget/widget.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** Where the private link in a mail leads: the page is the same for all, only the visitor's browser knows whose. */
function AppointmentPage() {
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

export default pageTemplate(AppointmentPage, 'appointment');
