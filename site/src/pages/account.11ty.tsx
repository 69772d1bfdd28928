import { AccountPage } from '../_components/account-page/account-page.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('login', 'dashboard', 'profile', 'admin', 'project', 'invite');

export default function Account({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <AccountPage />
    </BaseLayout>
  );
}
