import { QuotePage } from '../_components/quote-page/quote-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('quote');

export default function QuoteRequestPage({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <QuotePage />
    </BaseLayout>
  );
}
