import { ServicesPage } from '../_components/services-page/services-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('services');

export default function ServicesOverview({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <ServicesPage />
    </BaseLayout>
  );
}
