import { PostPage } from '../_components/post-page/post-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('post');

export default function Post({ route, build }: TemplateData) {
  const { subject } = route;
  return (
    <BaseLayout route={route} build={build}>
      {subject.kind === 'post' && <PostPage slug={subject.post} />}
    </BaseLayout>
  );
}
