import { VacanciesPage } from '../_components/vacancies-page/vacancies-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('vacancies');

export default function Vacancies({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <VacanciesPage />
    </BaseLayout>
  );
}
