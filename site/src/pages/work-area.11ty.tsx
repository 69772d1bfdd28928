import { WorkAreaPage } from '../_components/work-area-page/work-area-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('work-area');

export default function WorkArea({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <WorkAreaPage />
    </BaseLayout>
  );
}
