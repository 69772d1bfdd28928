import { CostsPage } from '../_components/costs-page/costs-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('costs');

export default function FacadeCleaningCosts({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <CostsPage />
    </BaseLayout>
  );
}
