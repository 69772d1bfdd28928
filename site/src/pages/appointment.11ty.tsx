import { AppointmentPage } from '../_components/appointment-page/appointment-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('appointment');

export default function Appointment({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <AppointmentPage />
    </BaseLayout>
  );
}
