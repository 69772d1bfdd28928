import { WidgetsPage } from '../_components/widgets-page/widgets-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('widgets');

export default function Widgets({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <WidgetsPage />
    </BaseLayout>
  );
}
