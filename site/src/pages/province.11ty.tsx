import { ProvincePage } from '../_components/province-page/province-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('province');

export default function Province({ route, build }: TemplateData) {
  const { subject } = route;
  return (
    <BaseLayout route={route} build={build}>
      {subject.kind === 'province' && <ProvincePage province={subject.province} />}
    </BaseLayout>
  );
}
