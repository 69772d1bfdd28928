import { router } from '../../router/router.ts';
import { TemplatesPage } from '../replies/templates-page.tsx';
import { withoutEmpty } from './list-query.ts';
import { RequestList } from './request-list.tsx';
import { RequestPage } from './request-page.tsx';
import './request.css';
import './request-rows.css';
import './requests.css';

/** What was asked: all of it, or one. */
export default function RequestsPage() {
  const route = router.useRoute(['request', 'requests', 'templates']);
  if (route?.name === 'request') {
    const { requestId, write } = route.params;
    return <RequestPage key={requestId} id={requestId} isWriting={write !== undefined} />;
  }
  if (route?.name === 'templates') return <TemplatesPage />;
  return <RequestList query={withoutEmpty(route?.params ?? {})} />;
}
