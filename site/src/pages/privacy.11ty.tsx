import { loadContent } from '@vakman/content/content';
import { DocumentPage } from '../_components/document-page/document-page.tsx';
import { StoredItems } from '../_components/stored-items/stored-items.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('privacy');

export default function Privacy({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <DocumentPage text={loadContent().privacy[route.lang]}>
        <StoredItems />
      </DocumentPage>
    </BaseLayout>
  );
}
