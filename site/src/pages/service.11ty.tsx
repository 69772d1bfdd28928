import { ServicePage } from '../_components/service-page/service-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('service');

export default function Service({ route, build }: TemplateData) {
  const { subject } = route;
  return (
    <BaseLayout route={route} build={build}>
      {subject.kind === 'service' && <ServicePage service={subject.service} />}
    </BaseLayout>
  );
}
