import { FaqPage } from '../_components/faq-page/faq-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('faq');

export default function Faq({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <FaqPage />
    </BaseLayout>
  );
}
