import { pageTemplate } from '../../_layouts/page-template.tsx';
import { usePage } from '../../page/page-context.tsx';
import { DocumentPage } from './document-page.tsx';

/** What both agree to who give and take the work. */
function Terms() {
  const { content, lang } = usePage();
  return <DocumentPage text={content.terms[lang]} />;
}

export default pageTemplate(Terms, 'terms');
