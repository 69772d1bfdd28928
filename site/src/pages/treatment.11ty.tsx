import { TreatmentPage } from '../_components/treatment-page/treatment-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('treatment');

export default function Treatment({ route, build }: TemplateData) {
  const { subject } = route;
  return (
    <BaseLayout route={route} build={build}>
      {subject.kind === 'treatment' && <TreatmentPage treatment={subject.treatment} />}
    </BaseLayout>
  );
}
