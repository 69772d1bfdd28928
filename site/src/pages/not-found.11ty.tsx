import { NotFound } from '../_components/not-found/not-found.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('notFound');

export default function NotFoundPage({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <NotFound />
    </BaseLayout>
  );
}
