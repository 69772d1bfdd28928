import { BookingPage } from '../_components/booking-page/booking-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('booking');

export default function FacadeBooking({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <BookingPage />
    </BaseLayout>
  );
}
