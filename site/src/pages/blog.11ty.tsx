import { BlogPage } from '../_components/blog/blog-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('blog');

export default function Blog({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <BlogPage />
    </BaseLayout>
  );
}
