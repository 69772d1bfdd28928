import { LocalPage } from '../_components/local-page/local-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('local');

export default function LocalService({ route, build }: TemplateData) {
  const { subject } = route;
  return (
    <BaseLayout route={route} build={build}>
      {subject.kind === 'local' && <LocalPage service={subject.service} province={subject.province} />}
    </BaseLayout>
  );
}
