import { shellPages } from '@vakman/domain/facts/page-paths';
import { pagesOf } from '../_layouts/page-template.tsx';
import { ShellLayout } from '../_layouts/shell-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';

/** Pages that become the dashboard, which is a bundle of its own. */
export default {
  data: pagesOf(shellPages),
  render: ({ route, build }: TemplateData) => <ShellLayout route={route} build={build} />,
};
