import { SitemapPage } from '../_components/sitemap-page/sitemap-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('sitemap');

export default function Sitemap({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <SitemapPage />
    </BaseLayout>
  );
}
