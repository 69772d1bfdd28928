import { loadContent } from '@vakman/content/content';
import { DocumentPage } from '../_components/document-page/document-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('terms');

export default function Terms({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <DocumentPage text={loadContent().terms[route.lang]} />
    </BaseLayout>
  );
}
