import { Thanks } from '../_components/thanks/thanks.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('thanks');

export default function ThanksPage({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <Thanks />
    </BaseLayout>
  );
}
