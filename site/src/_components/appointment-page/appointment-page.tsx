import { usePage } from '../../page/page-context.tsx';
import { CallUs } from '../call-us/call-us.tsx';
import { FormPage } from '../form-page/form-page.tsx';

/** Where the private link in a mail leads: the page is the same for all, only the visitor's browser knows whose. */
export function AppointmentPage() {
  const { t } = usePage();
  return (
    <FormPage title={t('pages.appointment.name')} lead={t('appointmentPage.lead')} aside={<CallUs />}>
      <p>{t('appointmentPage.withoutScript')}</p>
    </FormPage>
  );
}
